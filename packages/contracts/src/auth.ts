import * as z from 'zod/mini'
import { permissions, roles } from './access.ts'
import { endpoint } from './endpoint.ts'
import { emailPattern, emailSchema, entityShape, nothingSchema, passwordSchema, requiredText } from './primitives.ts'

export const themes = ['light', 'dark', 'auto'] as const
export const languages = ['en', 'my'] as const
export type Language = (typeof languages)[number]
export const timeFormats = ['24h', '12h'] as const

export const userOrganizationSchema = z.nullable(
  z.object({ _id: entityShape._id, name: z.string(), logo: z.nullable(z.string()) }),
)

const sessionUserSchema = z.object({
  _id: entityShape._id,
  __v: z.int(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  type: z.enum(roles),
  organizationId: userOrganizationSchema,
})
export type SessionUser = z.output<typeof sessionUserSchema>

const preferencesShape = { theme: z.enum(themes), language: z.enum(languages), timeFormat: z.enum(timeFormats) }

const meSchema = z.object({
  ...sessionUserSchema.shape,
  ...preferencesShape,
  abilities: z.partialRecord(z.enum(permissions), z.enum(['own', 'any'])),
})
export type Me = z.output<typeof meSchema>

/** `refreshToken` is missing when it was set as a cookie. */
const sessionSchema = z.object({ token: z.string(), refreshToken: z.optional(z.string()), user: sessionUserSchema })

const password = z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(1_024, 'At most 1024 characters'))
const link = z.object({ link: z.string().check(z.maxLength(200)) })
const quarterHour = 900

export const authEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in',
    body: z.object({
      email: requiredText(254),
      password,
      session: z._default(z.enum(['token', 'cookie']), 'token'),
    }),
    reply: sessionSchema,
    transaction: {
      own: 'tries are counted, the password is checked before a connection is taken, and a refusal is recorded',
    },
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/refresh_token',
    access: 'public',
    summary: 'Exchange a refresh token for a new access token and a new refresh token',
    body: z.optional(z.nullable(z.object({ refreshToken: z.optional(z.string().check(z.maxLength(500))) }))),
    reply: sessionSchema,
    limits: [{ by: 'ip', max: 300, windowSeconds: quarterHour, counts: 'failures' }],
    transaction: { own: 'the end of a reused family must stay when the call is refused' },
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'signed-in',
    summary: 'Sign out: ends this session',
    reply: nothingSchema,
  }),
  sendPasswordResetLink: endpoint({
    method: 'POST',
    path: '/send_password_reset_link',
    access: 'public',
    summary: 'Send an e-mail with a link to choose a new password',
    body: z.object({
      email: z.string('Email is required').check(
        z.overwrite((text) => text.trim()),
        z.minLength(1, 'Email is required'),
        z.refine((text) => text === '' || emailPattern.test(text), 'Invalid email address'),
      ),
    }),
    reply: nothingSchema,
    message: 'We have sent you an email! Check it out!',
    limits: [
      { by: [{ body: 'email' }, 'ip'], max: 5, windowSeconds: 3_600, counts: 'all' },
      { by: 'ip', max: 20, windowSeconds: 3_600, counts: 'all' },
    ],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset_password/:link',
    access: 'public',
    summary: 'Choose a new password with a reset or invitation link; ends every session of that user',
    params: link,
    body: z.object({ password: passwordSchema }),
    reply: nothingSchema,
    message: 'Password reset finished!',
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
  checkPasswordLink: endpoint({
    method: 'GET',
    path: '/reset_password/:link',
    access: 'public',
    summary: 'Whether a reset or invitation link still works',
    params: link,
    reply: nothingSchema,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    access: 'signed-in',
    summary: 'The signed-in user with abilities and preferences',
    reply: meSchema,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/me/preferences',
    access: 'signed-in',
    summary: 'Change theme, language and time format',
    body: z.partial(z.object(preferencesShape)),
    reply: meSchema,
    limits: [{ by: 'actor', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  getSetup: endpoint({
    method: 'GET',
    path: '/setup/:link',
    access: 'public',
    summary: 'Whether the one-time setup link still works',
    params: link,
    reply: nothingSchema,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/setup/:link',
    access: 'public',
    summary: 'Create the first super admin',
    params: link,
    body: z.object({ name: requiredText(120), email: emailSchema, password: passwordSchema }),
    reply: nothingSchema,
    status: 201,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
}
