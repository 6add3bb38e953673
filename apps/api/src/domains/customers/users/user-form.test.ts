import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, userForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let id: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
  const { body } = await admin.call('POST', '/users', { body: userForm({}) })
  id = body.data._id
})

/** The rules of the form (docs/specification.md 5-28 to 5-32). */
const refusals: Array<[field: string, value: unknown, text: string]> = [
  ['name', undefined, 'Required'],
  ['name', '', 'Required'],
  ['name', '   ', 'Required'],
  ['name', null, 'Required'],
  ['name', 7, 'Required'],
  ['name', ['Ko Aung'], 'Required'],
  ['name', 'x'.repeat(121), 'At most 120 characters'],
  ['name', 'Ko\0Aung', 'Invalid'],
  ['name', 'Ko \ud83d Aung', 'Invalid'],
  ['email', undefined, 'Required'],
  ['email', '', 'Required'],
  ['email', 'aung', 'Invalid email address'],
  ['email', 'aung@staff', 'Invalid email address'],
  ['email', '@staff.example', 'Invalid email address'],
  ['email', 'aung@@staff.example', 'Invalid email address'],
  ['email', 'aung@staff..example', 'Invalid email address'],
  ['email', '.aung@staff.example', 'Invalid email address'],
  ['email', 'aung.@staff.example', 'Invalid email address'],
  ['email', 'aung su@staff.example', 'Invalid email address'],
  ['email', 'aung@staff.example\nbcc: all@staff.example', 'Invalid email address'],
  ['email', 'Aung <aung@staff.example>', 'Invalid email address'],
  ['phoneNumber', undefined, 'Required'],
  ['phoneNumber', '', 'Required'],
  ['phoneNumber', '959123456', 'Invalid number'],
  ['phoneNumber', '09 12345', 'Invalid number'],
  ['phoneNumber', '+95-9 12 ', 'Invalid number'],
  ['phoneNumber', '09.123.456', 'Invalid number'],
  ['phoneNumber', '09 123 456 x7', 'Invalid number'],
  ['phoneNumber', '၀၉ ၁၂', 'Invalid number'],
  ['type', undefined, 'Required'],
  ['type', 'CHIEF', 'Invalid'],
  ['type', 'driver', 'Invalid'],
  ['type', '__proto__', 'Invalid'],
  ['organizationId', 'none', 'Invalid id'],
]

describe.each(['adding', 'changing'])('%s a user', (how) => {
  const send = (form: object) =>
    how === 'adding'
      ? admin.call('POST', '/users', { body: form })
      : admin.call('PATCH', `/users/${id}`, { body: form })

  it.each(refusals)(
    'refuses the %s %j: %s',
    { tags: ['5-28', '5-29', '5-30', '5-32', '5-33'] },
    async (field, value, message) => {
      const { status, body } = await send({ ...userForm({}), [field]: value })
      expect([status, body.issues]).toEqual([400, [{ path: field, message }]])
    },
  )

  it.each([undefined, null, ''])(
    'asks for the organization %j of a USER only',
    { tags: ['5-31', '5-32'] },
    async (organizationId) => {
      const customer = await send({ ...userForm({ type: 'USER' }), organizationId })
      expect([customer.status, customer.body.issues]).toEqual([400, [{ path: 'organizationId', message: 'Required' }]])
      expect((await send({ ...userForm({ type: 'DRIVER' }), organizationId })).body.data.organizationId).toBeNull()
    },
  )

  it.each([
    ['name', 'ဒေါ်ခင်မာ', 'ဒေါ်ခင်မာ'],
    ['name', '  Ko Aung  ', 'Ko Aung'],
    ['name', 'Jose\u0301', 'Jos\u00e9'],
    ['name', '😀', '😀'],
    ['name', '<b>Aung</b>', '<b>Aung</b>'],
    ['email', "o'neil+bins@mail.staff.example", "o'neil+bins@mail.staff.example"],
    ['phoneNumber', '012345678', '012345678'],
    ['phoneNumber', '+95 9 765-4321', '+95 9 765-4321'],
  ])('keeps the %s %j', async (field, value, kept) => {
    const { body } = await send({ ...userForm({}), [field]: value })
    expect(body.data[field]).toBe(kept)
    expect((await admin.call('GET', `/users/${body.data._id}`)).body.data[field]).toBe(kept)
    await admin.call('DELETE', `/users/${body.data._id}`)
    if (how === 'changing') id = (await admin.call('POST', '/users', { body: userForm({}) })).body.data._id
  })

  it('names every field that is missing', async () => {
    const { body } = await send({})
    const fields = body.issues.map(({ path }: { path: string }) => path)
    expect(fields).toEqual(['name', 'email', 'phoneNumber', 'type'])
    expect(body.message).toBe('Name: Required, Email: Required, Phone number: Required')
  })
})

describe("one's own profile", () => {
  it.each(refusals.filter(([field]) => ['name', 'email', 'phoneNumber'].includes(field)))(
    'refuses the %s %j: %s',
    { tags: ['5-28', '5-29', '5-30', '5-32', '5-33'] },
    async (field, value, message) => {
      const customer = await signInAs(testApp, 'USER', await createOrganization(admin))
      const body = { name: 'Ma Hnin', email: customer.email, phoneNumber: '09 123 456 789', [field]: value }
      const reply = await customer.call('PUT', `/users/${customer.id}`, { body })
      expect([reply.status, reply.body.issues]).toEqual([400, [{ path: field, message }]])
    },
  )
})
