import { randomUUID } from 'node:crypto'
import {
  createNote,
  createOrganization,
  createSavedView,
  createSite,
  organizationForm,
  siteForm,
  userForm,
} from '../records/factories.ts'
import { call, signInAs, testPassword } from '../setup/actors.ts'
import { linkMailedTo } from '../setup/mails.ts'
import type { Samples } from './sample.ts'

export const customerSamples: Samples = {
  // A portal with users has no link to set it up; setup.test.ts has one.
  'POST /setup/:link': () => ({ path: `/setup/${'x'.repeat(22)}`, body: { name: 'Ma Su', ...emailAndPassword } }),
  'POST /setup/:link/restore': () => ({ path: `/setup/${'x'.repeat(22)}/restore`, body: { name: 'thant.tar' } }),
  'POST /login': async ({ testApp }) => {
    const { email } = await signInAs(testApp, 'DRIVER')
    return { path: '/login', body: { email, password: testPassword } }
  },
  'POST /refresh_token': async ({ testApp }) => {
    const { refreshToken } = await signInAs(testApp, 'DRIVER')
    return { path: '/refresh_token', body: { refreshToken } }
  },
  'POST /send_password_reset_link': async ({ testApp }) => {
    const { email, id } = await signInAs(testApp, 'DRIVER')
    return { path: '/send_password_reset_link', body: { email }, table: 'users', id }
  },
  'POST /reset_password/:link': async ({ testApp }) => {
    const { email, id } = await signInAs(testApp, 'DRIVER')
    await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email } })
    const link = await linkMailedTo(testApp, email)
    return { path: `/reset_password/${link}`, body: { password: 'a door opens slowly' }, table: 'users', id }
  },
  'PATCH /me/preferences': async ({ testApp, organization }) => {
    const by = await signInAs(testApp, 'USER', organization)
    return { by, path: '/me/preferences', body: { theme: 'dark' }, table: 'users', id: by.id }
  },
  'POST /organizations': ({ staff }) => {
    const form = organizationForm({ name: 'Made', email: 'made@lotus.example' })
    return { by: staff, path: '/organizations', body: { ...form, ...optional }, table: 'organizations' }
  },
  'PATCH /organizations/:id': async ({ staff }) => {
    const id = await createOrganization(staff, { name: 'Changed', email: 'changed@lotus.example' })
    const form = organizationForm({ name: 'Changed', email: 'changed@lotus.example' })
    const body = { ...form, ...optional, __v: 0 }
    return { by: staff, path: `/organizations/${id}`, body, table: 'organizations', id }
  },
  'PATCH /organizations/:id, as a customer': async ({ testApp, staff }) => {
    const id = await createOrganization(staff, { name: 'Changed', email: 'changed@lotus.example' })
    const by = await signInAs(testApp, 'USER', id)
    return { by, path: `/organizations/${id}`, body: { info: 'after' }, table: 'organizations', id }
  },
  'POST /organizations/:organizationId/colleagues': async ({ testApp, organization }) => ({
    by: await signInAs(testApp, 'USER', organization),
    path: `/organizations/${organization}/colleagues`,
    body: { name: 'Made', email: 'made@lotus.example', phoneNumber: '09 000 123 456' },
    table: 'contact_messages',
  }),
  'POST /organizations/:organizationId/notes': async ({ staff }) => ({
    by: staff,
    path: `/organizations/${await createOrganization(staff)}/notes`,
    body: { text: 'Made', nextContactOn: '2026-02-10' },
    table: 'organization_notes',
  }),
  'PATCH /organizations/:organizationId/notes/:id': async ({ staff, organization }) => {
    const id = await createNote(staff, organization, { nextContactOn: '2026-02-10' })
    const body = { text: 'Changed', nextContactOn: '2026-02-11', isContacted: true, __v: 0 }
    return { by: staff, path: `/organizations/${organization}/notes/${id}`, body, table: 'organization_notes', id }
  },
  'POST /views': ({ staff }) => ({
    by: staff,
    path: '/views',
    body: { list: '/logistics', name: `Made ${randomUUID()}`, search: 'status=REQUEST', isShared: true },
    table: 'saved_views',
  }),
  'PATCH /views/:id': async ({ staff }) => {
    const id = await createSavedView(staff)
    const body = { name: `Changed ${randomUUID()}`, search: 'q=changed', isShared: true, __v: 0 }
    return { by: staff, path: `/views/${id}`, body, table: 'saved_views', id }
  },
  'POST /organizations/:id/sites': ({ staff, organization }) => ({
    by: staff,
    path: `/organizations/${organization}/sites`,
    body: siteForm({ name: `Made ${randomUUID()}`, address: 'Made' }),
    table: 'sites',
  }),
  'PATCH /sites/:id': async ({ staff }) => {
    const id = await createSite(staff, await createOrganization(staff))
    const body = { ...siteForm({ name: 'Renamed', address: 'Changed' }), __v: 0 }
    return { by: staff, path: `/sites/${id}`, body, table: 'sites', id }
  },
  'POST /sites/:id/merge': async ({ staff }) => {
    const organization = await createOrganization(staff)
    const id = await createSite(staff, organization, { name: 'Made', address: 'Made' })
    return { by: staff, path: `/sites/${id}/merge`, body: { into: organization }, table: 'sites', id }
  },
  'POST /users': ({ staff }) => ({ by: staff, path: '/users', body: userForm({ name: 'Made' }), table: 'users' }),
  'POST /users/bulk': async ({ staff }) => {
    const { _id: id } = (await staff.call('POST', '/users', { body: userForm({ name: 'Invited' }) })).body.data
    const body = { ids: [id], change: { send: 'invitation' } }
    return { by: staff, path: '/users/bulk', body, table: 'users', id }
  },
  'POST /users/bulk/undo': async ({ staff }) => {
    const { _id: id } = (await staff.call('POST', '/users', { body: userForm({ name: 'Invited' }) })).body.data
    const sent = { ids: [id], change: { send: 'invitation' } }
    const body = { users: (await staff.call('POST', '/users/bulk', { body: sent })).body.data.undo }
    return { by: staff, path: '/users/bulk/undo', body, table: 'users', id }
  },
  'PATCH /users/:id': async ({ staff }) => {
    const { _id: id } = (await staff.call('POST', '/users', { body: userForm({}) })).body.data
    return { by: staff, path: `/users/${id}`, body: userForm({ name: 'B' }), table: 'users', id }
  },
  'PUT /users/:id': async ({ testApp }) => {
    const by = await signInAs(testApp, 'DRIVER')
    const { email } = userForm({})
    const body = { name: 'Own', email, phoneNumber: '09 123 456 789' }
    return { by, path: `/users/${by.id}`, body, table: 'users', id: by.id }
  },
  'PATCH /users/change_password/:id': async ({ testApp }) => {
    const by = await signInAs(testApp, 'DRIVER', null, { name: 'Own' })
    const body = { currentPassword: testPassword, newPassword: 'a door opens slowly' }
    return { by, path: `/users/change_password/${by.id}`, body, table: 'users', id: by.id }
  },
  'POST /notifications/read': ({ superAdmin }) => ({ by: superAdmin, path: '/notifications/read', body: {} }),
  'PUT /notifications/choices': ({ superAdmin }) => {
    const choices = [{ kind: 'request-made', mail: 'off' }]
    return { by: superAdmin, path: '/notifications/choices', body: { choices } }
  },
}

const emailAndPassword = { email: 'su@lotus.example', password: 'a door opens slowly' }
const optional = {
  location: { lng: 96, lat: 16 },
  contracts: [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
  expiredDate: '2026-12-31',
  logo: null,
  baseYear: 2025,
}
