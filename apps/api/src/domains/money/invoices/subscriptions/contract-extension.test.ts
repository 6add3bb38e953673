import { beforeAll, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string

const contracts = [{ startDate: '2025-03-01', endDate: '2026-02-28' }]
const extension = { extendsContract: true, servicePeriod: { start: '2026-03-01', end: '2026-05-31' } }

beforeAll(async () => {
  staff = await signInAs(testApp, 'ADMIN')
})

async function makeOrganization(fields: object = {}): Promise<string> {
  organization = await createOrganization(staff, { contracts, expiredDate: '2026-02-28', ...fields })
  return organization
}

const approve = (id: string) => staff.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'APPROVED' } })
const terms = async () => {
  const { body } = await staff.call('GET', `/organizations/${organization}`)
  const { contracts: periods, expiredDate } = body.data
  return { periods: periods.slice(1), expiredDate }
}
const extended = { periods: [{ startDate: '2026-03-01', endDate: '2026-05-31' }], expiredDate: '2026-05-31' }

it('extends the contract when the invoice is approved, not before, and never when it is rejected', {
  tags: ['2.12-17'],
}, async () => {
  const id = await createInvoice(staff, await makeOrganization(), extension)
  const untouched = { periods: [], expiredDate: '2026-02-28' }
  expect(await terms()).toEqual(untouched)
  await staff.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'REJECTED' } })
  expect(await terms()).toEqual(untouched)
  await staff.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'PENDING' } })
  await approve(id)
  expect(await terms()).toEqual(extended)
  await staff.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'SETTLED' } })
  expect(await terms()).toEqual(extended)
})

it.each(['APPROVED', 'SETTLED'])(
  'extends the contract immediately when the invoice is created as %s',
  async (paymentStatus) => {
    await createInvoice(staff, await makeOrganization(), { ...extension, paymentStatus })
    expect(await terms()).toEqual(extended)
  },
)

it('does not extend the contract for an invoice that does not ask for it', async () => {
  await approve(await createInvoice(staff, await makeOrganization(), { ...extension, extendsContract: false }))
  expect(await terms()).toEqual({ periods: [], expiredDate: '2026-02-28' })
})

it('extends the contract once when two people approve at the same time', { tags: ['2.12-17'] }, async () => {
  const id = await createInvoice(staff, await makeOrganization({ email: 'twice@lotus.example' }), extension)
  const replies = await Promise.all(Array.from({ length: 8 }, () => approve(id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(await terms()).toEqual(extended)
  const mails = await mailsTo(testApp, 'twice@lotus.example')
  expect(mails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1)
})

it('adds one row for a period that was billed twice, knowingly', async () => {
  await makeOrganization()
  for (const _ of [1, 2]) await createInvoice(staff, organization, { ...extension, paymentStatus: 'APPROVED' })
  expect(await terms()).toEqual(extended)
})

it('extends the contract by every one of several paid invoices that are created at the same time', async () => {
  await makeOrganization()
  const replies = await Promise.all(
    ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'].map((end) =>
      createInvoice(staff, organization, {
        paymentStatus: 'APPROVED',
        extendsContract: true,
        servicePeriod: { start: '2026-03-01', end },
      }),
    ),
  )
  expect(replies.every((id) => typeof id === 'string')).toBe(true)
  const { periods, expiredDate } = await terms()
  expect([periods.length, expiredDate]).toEqual([4, '2026-06-30'])
})

it('never brings the end forward, and sets an end where there was none', async () => {
  await createInvoice(staff, await makeOrganization({ expiredDate: '2030-01-01' }), {
    ...extension,
    paymentStatus: 'APPROVED',
  })
  expect((await terms()).expiredDate).toBe('2030-01-01')
  await createInvoice(staff, await makeOrganization({ expiredDate: null }), { ...extension, paymentStatus: 'APPROVED' })
  expect((await terms()).expiredDate).toBe('2026-05-31')
})

it('records the extension at the organization, and shows it in the expiries of the dashboard', {
  tags: ['2.12-17', 'R-sec-39c'],
}, async () => {
  await approve(await createInvoice(staff, await makeOrganization(), extension))
  const entries = await testApp.database.select().from(auditEntries)
  const entry = entries.find(({ entityId, action }) => entityId === organization && action.endsWith('extend-contract'))
  expect(entry).toMatchObject({
    actorId: staff.id,
    before: { expiredDate: '2026-02-28' },
    after: { expiredDate: '2026-05-31', startDate: '2026-03-01', endDate: '2026-05-31' },
  })
  const { body } = await staff.call('GET', '/contract_expries')
  const own = body.data.find(({ _id }: { _id: string }) => _id === organization)
  expect(own.expiredDate).toBe('2026-05-31')
})
