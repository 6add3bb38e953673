import type { ErrorDefinition } from '../error-definition.ts'

export const customerErrors = {
  'sign-in.refused': { status: 401, text: 'Incorrect email or password' },
  'organization.archived': {
    status: 403,
    text: 'This organization is no longer active. Please call us at {{phone}}.',
  },
  'password.wrong': { status: 401, text: 'Unauthorized to change password.' },
  'password.too-common': { status: 400, text: 'This password is used too often. Please choose another one.' },
  'password.unchanged': { status: 400, text: 'This is your present password. Please choose another one.' },
  'password-reset.failed': { status: 500, text: 'Internal server error: {{requestId}}' },
  'email.not-found': { status: 404, text: 'Email not found' },
  'organization.not-found': { status: 404, text: 'This organization was not found.' },
  'site.not-found': { status: 404, text: 'This site was not found.' },
  'site.name-taken': { status: 409, text: 'This organization has a site with this name already.' },
  'site.is-main': { status: 409, text: 'The main site of an organization cannot be deleted.' },
  'site.is-place-of-organization': {
    status: 400,
    text: 'The main site is where the organization is. Please change it there.',
  },
  'site.in-use': {
    status: 409,
    text: 'This site still has pickups ahead: {{pickups}}, recurring schedules: {{schedules}}, open requests: {{requests}}. Please move or cancel them first.',
  },
  'site.unknown': { status: 400, text: 'Please choose a site of this organization.' },
  'user.not-found': { status: 404, text: 'This user was not found.' },
  'user.email-taken': { status: 409, text: 'A user with this email exists already.' },
  'user.type-not-allowed': { status: 403, text: 'Your role may not give or change this user type.' },
  'user.own-type': { status: 403, text: 'Nobody changes their own user type.' },
  'user.self-delete': { status: 409, text: 'Nobody can delete themselves.' },
  'user.not-deleted': { status: 409, text: 'Only the personal data of a deleted user can be removed.' },
  'user.anonymised': { status: 409, text: 'The personal data of this user were removed already.' },
  'user.has-password': { status: 409, text: 'This user has chosen a password already.' },
  'user.last-super-admin': { status: 409, text: 'The last super admin cannot be deleted.' },
  'calendar.not-found': { status: 404, text: 'This calendar address is no longer valid.' },
  'organization.year-to-come': { status: 400, text: 'This year has not begun yet.' },
} as const satisfies Record<string, ErrorDefinition>
