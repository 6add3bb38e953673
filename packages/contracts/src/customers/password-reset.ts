import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emailPattern, nothingSchema, passwordSchema, secretLinkParams } from '../primitives.ts'

const quarterHour = 900

/** Separate from the session endpoints, so that only the two screens of a reset load them. */
export const passwordResetEndpoints = {
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
    params: secretLinkParams,
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
    params: secretLinkParams,
    reply: nothingSchema,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
}
