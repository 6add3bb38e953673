import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, userForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let lotus: string
let zinc: string

beforeAll(async () => {
  testApp.clock.set('2026-01-01T00:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Root', email: 'root@staff.example' })
  const createdAt = testApp.clock.now()
  await testApp.database.update(users).set({ createdAt }).where(eq(users.id, staff.id))
  lotus = await createOrganization(staff, { name: 'ကြာ Lotus' })
  zinc = await createOrganization(staff, { name: 'Zinc' })
  const sample = [
    { name: 'Thiri', email: 'b@lotus.example', type: 'USER', organizationId: lotus, phoneNumber: '09 111 111 111' },
    { name: 'aye', email: 'A@zinc.example', type: 'USER', organizationId: zinc, phoneNumber: '09 222 222 222' },
    { name: 'ဇော်', email: 'd@staff.example', type: 'DRIVER', organizationId: null, phoneNumber: '09 333 333 333' },
    { name: '=cmd', email: 'c@staff.example', type: 'DRIVER', organizationId: null, phoneNumber: '+95 9 444 444' },
  ]
  const instants = ['2026-01-31T17:29:59Z', '2026-01-31T17:30:00Z', '2026-02-01T17:29:59Z', '2026-02-01T17:30:00Z']
  for (const [index, form] of sample.entries()) {
    const { body } = await staff.call('POST', '/users', { body: userForm(form) })
    const createdAt = new Date(instants[index] ?? '')
    await testApp.database.update(users).set({ createdAt }).where(eq(users.id, body.data._id))
  }
})

const list = async (query: Record<string, string>) => {
  const { body } = await staff.call('GET', '/users', { query })
  return body.data.map(({ name }: { name: string }) => name)
}

it.each([
  [{}, ['=cmd', 'aye', 'Root', 'Thiri', 'ဇော်']],
  [{ sort: '-name' }, ['ဇော်', 'Thiri', 'Root', 'aye', '=cmd']],
  [{ sort: 'email' }, ['aye', 'Thiri', '=cmd', 'ဇော်', 'Root']],
  [{ sort: '-createdAt' }, ['=cmd', 'ဇော်', 'aye', 'Thiri', 'Root']],
  [{ sort: '-organization' }, ['Thiri', 'aye']],
  [{ sort: '-type' }, ['Thiri', 'aye']],
])('sorts by %j', async (query, names) => {
  const listed = (await list(query as Record<string, string>)).slice(0, names.length)
  // Users of the same type come in no guaranteed order.
  if ('sort' in query && query.sort === '-type') return expect(listed.sort()).toEqual(names.sort())
  expect(listed).toEqual(names)
})

// 6-14: the filter; the types that it offers are in user-filters.ts.
it.each([
  [{ type: 'DRIVER' }, ['=cmd', 'ဇော်']],
  [{ name: 'YE' }, ['aye']],
  [{ email: 'zinc' }, ['aye']],
  [{ phoneNumber: '333' }, ['ဇော်']],
  [{ organization: 'lotus' }, ['Thiri']],
  [{ organization: 'ကြာ' }, ['Thiri']],
  [{ q: 'staff.example' }, ['=cmd', 'Root', 'ဇော်']],
  [{ type: 'USER', organization: 'zinc' }, ['aye']],
  [{ from: '2026-02-01', to: '2026-02-01' }, ['aye', 'ဇော်']],
  [{ to: '2026-01-31' }, ['Root', 'Thiri']],
  [{ duration: '2026-02-02,2026-02-28' }, ['=cmd']],
])(
  "finds by %j, with days in the company's time zone",
  { tags: ['2.11-03', '2.11-04', '6-14', '7.7-01'] },
  async (query, names) => {
    expect(await list(query as Record<string, string>)).toEqual(names)
  },
)

it("finds an organization's users by its id", async () => {
  expect(await list({ organizationId: zinc })).toEqual(['aye'])
})

describe('the export', () => {
  it('holds the filtered users, with formulas defused', { tags: ['R-sec-35'] }, async () => {
    const { text } = await staff.call('GET', '/users/export?type=DRIVER')
    expect(rowsOf(text)).toEqual([
      ['Name', 'Email', 'Phone', 'User type', 'Organization', 'Created', 'Sites'],
      ["'=cmd", 'c@staff.example', '+95 9 444 444', 'Driver', '', '2026-02-02T00:00:00+06:30', ''],
      ['ဇော်', 'd@staff.example', '09 333 333 333', 'Driver', '', '2026-02-01T23:59:59+06:30', ''],
    ])
  })

  it('refuses an unknown format, filter or sort before a file begins', async () => {
    for (const query of ['format=pdf', 'type=CHIEF', 'sort=passwordHash']) {
      const { status, headers } = await staff.call('GET', `/users/export?${query}`)
      expect([query, status, headers['content-type']]).toEqual([query, 400, 'application/json; charset=utf-8'])
    }
  })
})
