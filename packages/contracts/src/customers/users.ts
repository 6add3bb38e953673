import * as z from 'zod/mini'
import { choicesOf } from '../columns.ts'
import { userPhoneSchema } from '../contact-details.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  emailSchema,
  entityShape,
  idOrNoneSchema,
  idParams,
  idSchema,
  namedRefSchema,
  nothingSchema,
  passwordSchema,
  requiredText,
  versionSchema,
} from '../primitives.ts'
import { type Role, roles } from '../roles.ts'
import { languages, userOrganizationSchema } from './auth.ts'
import { manyUsersEndpoints } from './many-users.ts'
import { roleLabels } from './user-types.ts'

/** Accepts `FINANNCE OFFICE`, because the specification spells it so. */
const asSpelled = z.pipe(
  z.string('Required'),
  z.transform((text) => text.replaceAll('FINANNCE OFFICE', 'FINANCE OFFICE')),
)
export const userTypeSchema = z.pipe(
  asSpelled,
  z.enum(roles, { error: ({ input }) => (input === '' ? 'Required' : 'Invalid') }),
)

/** What the history calls a user whose personal data were removed; screens translate it. */
export const formerUserName = 'Former user'

export const userSchema = z.object({
  ...entityShape,
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  type: z.enum(roles),
  organizationId: userOrganizationSchema,
  /** The sites that the user is limited to; empty without limits. */
  sites: z.array(namedRefSchema),
  /** The users of an archived organization can not sign in. */
  isOrganizationArchived: z.boolean(),
  isConfirm: z.boolean(),
  isAnonymised: z.boolean(),
})
export type User = z.output<typeof userSchema>

/** `invitedUntil` is null once the user has chosen a password or the invitation has expired. */
const userDetailsSchema = z.extend(userSchema, { invitedUntil: z.nullable(z.string()) })
export type UserDetails = z.output<typeof userDetailsSchema>

const profileFields = { name: requiredText(120), email: emailSchema, phoneNumber: userPhoneSchema }

/** Access tokens name them, so there are not too many. */
const maxSitesOfUser = 50

/** The add and edit forms share it (docs/specification.md 5-28 to 5-32); the organization is required only for USER. */
const userFormFields = {
  ...profileFields,
  type: userTypeSchema,
  organizationId: z._default(idOrNoneSchema('Required'), null),
  /** Limits a USER to sites of the organization; an empty list lifts the limits. */
  siteIds: z.optional(z.array(idSchema).check(z.maxLength(maxSitesOfUser, 'At most 50 sites'))),
  __v: versionSchema,
}
const belongsToOrganization = z.refine<{ type: Role; organizationId: string | null }>(
  (user) => user.type !== 'USER' || user.organizationId !== null,
  { path: ['organizationId'], error: 'Required' },
)
/** Of the invitation and what follows; without it, that of most people of the organization, or else English. */
const language = z.optional(z.enum(languages, 'Invalid'))
export const userFormSchema = z.object({ ...userFormFields, language }).check(belongsToOrganization)
export type UserForm = z.output<typeof userFormSchema>
/** `handOverTo` is the driver to whom everything ahead of one who stops driving goes; nobody when absent. */
const userChangeSchema = z
  .object({ ...userFormFields, handOverTo: z.optional(z.nullable(idSchema)) })
  .check(belongsToOrganization)
export type UserChange = z.output<typeof userChangeSchema>

/** Open pickups of today and later, and running schedules. */
const driverWorkSchema = z.object({ pickups: z.int(), schedules: z.int() })
export type DriverWork = z.output<typeof driverWorkSchema>

export const profileFormSchema = z.object({ ...profileFields, __v: versionSchema })

const changePasswordFields = z.object({
  currentPassword: z.string('Required').check(z.minLength(1, 'Required'), z.maxLength(128, 'At most 128 characters')),
  newPassword: passwordSchema,
})

export const userList = defineList({
  path: '/users',
  access: 'users:list',
  summary: 'Users',
  row: userSchema,
  columns: {
    name: { kind: 'person', title: 'Name', sort: true, filter: true },
    email: { kind: 'text', title: 'Email', sort: true, filter: true },
    phoneNumber: { kind: 'code', title: 'Phone', shown: 'in-file', filter: true },
    type: { kind: 'choice', title: 'User type', choices: roleLabels, sort: true, filter: true },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organizationId?.name ?? null,
      sort: true,
      filter: true,
    },
    createdAt: { kind: 'instant', title: 'Created', sort: true, filter: ['from', 'to'] },
    sites: {
      kind: 'text',
      title: 'Sites',
      value: (row) => row.sites.map(({ name }) => name).join('; ') || null,
      shown: 'in-file',
    },
  },
  filters: {
    /** Accepts the specification's spelling of the finance office too. */
    type: z.optional(z.pipe(asSpelled, choicesOf(roles))),
    organizationId: z.optional(idSchema),
    /** Staff and drivers only, who belong to no organization. */
    ofCompany: z.optional(z.literal('true', 'Invalid')),
  },
  defaultSort: 'name',
})

export const userEndpoints = {
  ...userList,
  ...manyUsersEndpoints,
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: 'users:read',
    summary: 'One user',
    params: idParams,
    reply: userDetailsSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    access: 'users:create',
    summary: 'Add a user and send an invitation to choose a password',
    body: userFormSchema,
    reply: userSchema,
    status: 201,
    message: 'Successfully added user!',
  }),
  sendInvitation: endpoint({
    method: 'POST',
    path: '/users/:id/invitation',
    access: 'users:change',
    summary: 'Send a new invitation to a user who has chosen no password',
    params: idParams,
    reply: userDetailsSchema,
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/users/:id',
    access: 'profile:change',
    summary: 'Change the own profile',
    params: idParams,
    body: profileFormSchema,
    reply: userSchema,
    // Its 409 tells which e-mails are taken.
    limits: [{ by: 'actor', max: 30, windowSeconds: 900, counts: 'all' }],
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/users/change_password/:id',
    access: 'password:change',
    summary: 'Change the own password; ends the other sessions',
    params: idParams,
    body: changePasswordFields,
    reply: nothingSchema,
    limits: [{ by: 'actor', max: 10, windowSeconds: 900, counts: 'all' }],
  }),
  deactivated: endpoint({
    ...userList.list,
    path: '/users?view=archived',
    access: 'users:deactivate',
    summary: 'Deactivated users',
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/users/:id/restore',
    access: 'users:deactivate',
    summary: 'Give a deactivated user access again',
    params: idParams,
    reply: userSchema,
  }),
  anonymise: endpoint({
    method: 'POST',
    path: '/users/:id/anonymise',
    access: 'users:deactivate',
    summary: 'Remove name, e-mail and phone of a deactivated user for good',
    params: idParams,
    reply: nothingSchema,
  }),
}

/** What ends or changes the work of a driver. */
export const driverHandoverEndpoints = {
  ahead: endpoint({
    method: 'GET',
    path: '/users/:id/ahead',
    access: 'users:change',
    summary: 'How many pickups and schedules ahead a driver has',
    params: idParams,
    reply: driverWorkSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/users/:id',
    access: 'users:change',
    summary: 'Change a user; a driver who gets another role hands over what is ahead',
    params: idParams,
    body: userChangeSchema,
    reply: userSchema,
  }),
  deactivate: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: 'users:deactivate',
    summary: 'Deactivate a user, whose pickups and schedules ahead go to another driver; the history keeps the name',
    params: idParams,
    query: z.object({ handOverTo: z.optional(idSchema) }),
    reply: nothingSchema,
  }),
}
