import { beforeAll, expect, it } from 'vitest'
import { createOrganization, invoiceForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let finance: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

/** The status, and the problems that the reply names at their fields. */
async function make(fields: Record<string, unknown>): Promise<[number, unknown]> {
  const body = invoiceForm(organization, { isSure: false, ...fields })
  const { status, body: reply } = await finance.call('POST', '/payment', { body })
  return [status, reply.code === 'record.doubtful' ? reply.issues : reply.code]
}
const done = [201, undefined]
const march = { start: '2026-03-01', end: '2026-03-31' }
const extension = { servicePeriod: march, extendsContract: true }

it('asks about a due date that has passed, and takes today', async () => {
  organization = await createOrganization(admin)
  const late = { dueDate: '2026-02-02' }
  expect(await make(late)).toEqual([409, [{ path: 'dueDate', message: 'The due date has passed already.' }]])
  expect(await make({ ...late, isSure: true })).toEqual(done)
  const servicePeriod = { start: '2026-05-01', end: '2026-05-31' }
  expect(await make({ dueDate: '2026-02-03', servicePeriod })).toEqual(done)
})

it('refuses to bill a period twice unless the caller is sure, and names the invoice that billed it', async () => {
  organization = await createOrganization(admin)
  await make({ ...extension, invoiceNo: 'MARCH' })
  const path = 'servicePeriod.start'
  const refused = [409, [{ path, message: 'Invoice MARCH billed this period already.' }]]
  expect(await make(extension)).toEqual(refused)
  expect(await make({ ...extension, isSure: undefined })).toEqual(refused)
  expect(await make({ ...extension, extendsContract: false })).toEqual(refused)
  expect(await make({ ...extension, servicePeriod: { start: '2026-03-31', end: '2026-04-30' } })).toEqual(refused)
  expect(await make({ ...extension, isSure: true })).toEqual(done)
})

it('does not ask about an extra service in billed days, nor about what was rejected', async () => {
  organization = await createOrganization(admin)
  await make({ ...extension, paymentStatus: 'REJECTED' })
  expect(await make(extension)).toEqual(done)
  expect(await make({ servicePeriod: { start: '2026-03-10', end: '2026-03-10' } })).toEqual(done)
})

it('bills a period once when several people do so at the same instant', async () => {
  organization = await createOrganization(admin)
  const replies = await Promise.all(Array.from({ length: 6 }, () => make(extension)))
  expect(replies.map(([status]) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
})
