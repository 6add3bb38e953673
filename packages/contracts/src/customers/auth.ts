import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { entityShape, nothingSchema, requiredText } from '../primitives.ts'
import { roles } from '../roles.ts'

export const themes = ['light', 'dark', 'auto'] as const
export const languages = ['en', 'my'] as const
export type Language = (typeof languages)[number]
export const timeFormats = ['24h', '12h'] as const

export const userOrganizationSchema = z.nullable(
  z.object({ _id: entityShape._id, name: z.string(), logo: z.nullable(z.string()) }),
)

const preferencesShape = { theme: z.enum(themes), language: z.enum(languages), timeFormat: z.enum(timeFormats) }

const meSchema = z.object({
  _id: entityShape._id,
  __v: z.int(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  type: z.enum(roles),
  organizationId: userOrganizationSchema,
  /** The sites that a user is limited to; null without limits. */
  siteIds: z.nullable(z.array(entityShape._id)),
  ...preferencesShape,
  /** By permission, whose names would be code of every page. */
  abilities: z.record(z.string(), z.enum(['own', 'any'])),
})
export type Me = z.output<typeof meSchema>

/** `refreshToken` is missing when it was set as a cookie. The user comes along, so that nobody has to ask for it. */
const sessionSchema = z.object({ token: z.string(), refreshToken: z.optional(z.string()), user: meSchema })

const password = z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(1_024, 'At most 1024 characters'))
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
    transaction: { own: 'tries are counted and a refusal is recorded' },
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/refresh_token',
    access: 'public',
    summary: 'Renew both tokens',
    body: z.optional(z.nullable(z.object({ refreshToken: z.optional(z.string().check(z.maxLength(500))) }))),
    reply: sessionSchema,
    limits: [{ by: 'ip', max: 300, windowSeconds: quarterHour, counts: 'failures' }],
    transaction: { own: 'a refused call still ends the reused family' },
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'signed-in',
    summary: 'Sign out',
    reply: nothingSchema,
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    access: 'signed-in',
    summary: 'The signed-in user',
    reply: meSchema,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/me/preferences',
    access: 'signed-in',
    summary: 'Change the preferences',
    body: z.partial(z.object(preferencesShape)),
    reply: meSchema,
    limits: [{ by: 'actor', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
}
