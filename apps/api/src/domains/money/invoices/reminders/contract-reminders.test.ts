import { beforeAll, expect, it } from 'vitest'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'
import { sendContractReminders } from './contract-reminders.service.ts'

const testApp = useTestApp()
let staff: TestActor
let count = 0

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
})

async function makeOrganization(expiredDate: string) {
  count += 1
  const email = `ends.${count}@lotus.example`
  return { email, id: await createOrganization(staff, { email, expiredDate }) }
}
async function runOn(day: string): Promise<void> {
  testApp.clock.set(`${day}T02:40:00Z`)
  await sendContractReminders(testApp.app)
}
const remindersTo = async (email: string) =>
  (await mailsTo(testApp, email)).filter(({ subject }) => subject.startsWith('Your subscription ends'))

it('reminds of the end of a contract 30 days before, once, and of a later end again', async () => {
  const { email, id } = await makeOrganization('2026-04-30')
  await runOn('2026-03-30')
  expect(await remindersTo(email)).toEqual([])
  for (const day of ['2026-03-31', '2026-03-31', '2026-04-01', '2026-05-01']) await runOn(day)
  const [mail, ...others] = await remindersTo(email)
  expect([mail?.subject, others]).toEqual(['Your subscription ends on Thu 30 Apr 2026', []])
  expect(mail?.text).toContain('Your subscription is not renewed automatically.')
  expect(mail?.text).toContain('please order the next period')
  testApp.clock.set('2026-04-01T02:40:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  await staff.call('PATCH', `/organizations/${id}`, { body: { expiredDate: '2026-05-31' } })
  await runOn('2026-05-02')
  expect(await remindersTo(email)).toHaveLength(2)
})

it('names the unpaid invoice by which it goes on', async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  const { email, id } = await makeOrganization('2026-02-28')
  const servicePeriod = { start: '2026-03-01', end: '2026-03-31' }
  await createInvoice(staff, id, { invoiceNo: 'GOES-ON', extendsContract: true, servicePeriod })
  await runOn('2026-02-04')
  expect((await remindersTo(email))[0]?.text).toContain('Invoice for the next period: GOES-ON')
})

it('leaves out what is archived, has no end, ended before, or wants no reminders', async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  const [archived, quiet, ended] = [
    await makeOrganization('2026-02-20'),
    await makeOrganization('2026-02-20'),
    await makeOrganization('2026-02-03'),
  ]
  await staff.call('DELETE', `/organizations/${archived.id}`)
  await staff.call('PATCH', `/payment/organizations/${quiet.id}/subscription`, { body: { reminders: false } })
  await runOn('2026-02-04')
  for (const { email } of [archived, quiet, ended]) expect(await remindersTo(email)).toEqual([])
})
