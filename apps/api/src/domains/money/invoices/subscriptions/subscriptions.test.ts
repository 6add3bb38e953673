import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let admin: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

const pathOf = (id: string) => `/payment/organizations/${id}/subscription`
const get = async (id: string, by = finance) => (await by.call('GET', pathOf(id))).body.data
const change = (id: string, body: object) => finance.call('PATCH', pathOf(id), { body })

describe('a subscription', () => {
  it('that was never changed is monthly with reminders, from today if there is no contract', async () => {
    const id = await createOrganization(admin, { name: 'Lotus' })
    expect(await get(id)).toEqual({
      organization: { _id: id, name: 'Lotus' },
      __v: 0,
      cycle: 'monthly',
      reminders: true,
      invoiceMails: true,
      taxExemption: null,
      taxPercent: null,
      expiredDate: null,
      contracts: [],
      billed: [],
      next: {
        servicePeriod: { start: '2026-02-03', end: '2026-03-02' },
        amount: null,
        currency: null,
        isGap: false,
        follows: null,
      },
    })
  })

  it('shows contracts, billed periods and the draft of an extension', { tags: ['2.12-17'] }, async () => {
    const id = await createOrganization(admin, {
      contracts: [{ startDate: '2025-03-01', endDate: '2026-02-28' }],
      expiredDate: '2026-02-28',
    })
    const period = (start: string, end: string) => ({ servicePeriod: { start, end } })
    const paid = { ...period('2026-01-01', '2026-01-31'), invoiceNo: 'S-1', amount: 100, paymentStatus: 'APPROVED' }
    await createInvoice(finance, id, paid)
    await createInvoice(finance, id, { ...period('2026-02-01', '2026-02-28'), invoiceNo: 'S-2', amount: 110.25 })
    const wrong = { ...period('2026-03-01', '2026-03-31'), amount: 9, currency: 'MMK', paymentStatus: 'REJECTED' }
    await createInvoice(finance, id, wrong)
    await change(id, { cycle: 'quarterly' })
    expect(await get(id)).toMatchObject({
      expiredDate: '2026-02-28',
      contracts: [{ start: '2025-03-01', end: '2026-02-28' }],
      billed: [
        { start: '2026-02-01', end: '2026-02-28', invoiceNo: 'S-2', paymentStatus: 'PENDING' },
        { start: '2026-01-01', end: '2026-01-31', invoiceNo: 'S-1', paymentStatus: 'APPROVED' },
      ],
      next: { servicePeriod: { start: '2026-03-01', end: '2026-05-31' }, amount: 110.25, currency: 'USD' },
    })
  })

  it('drafts an extension at the price of the last one, whatever else was billed', async () => {
    const id = await createOrganization(admin, { expiredDate: '2026-02-28' })
    const period = (start: string, end: string) => ({ servicePeriod: { start, end } })
    const extension = { ...period('2026-03-01', '2026-03-31'), amount: 250, extendsContract: true }
    await createInvoice(finance, id, extension)
    await createInvoice(finance, id, { ...period('2026-04-10', '2026-04-10'), amount: 40 })
    expect((await get(id)).next.amount).toBe(250)
  })

  it('drafts after the extension that is billed and not paid yet, and days that were never billed before that', async () => {
    const id = await createOrganization(admin, {
      contracts: [{ startDate: '2026-01-01', endDate: '2026-03-31' }],
      expiredDate: '2026-03-31',
    })
    const bill = (start: string, end: string, invoiceNo: string, extendsContract: boolean) =>
      createInvoice(finance, id, { servicePeriod: { start, end }, invoiceNo, extendsContract })
    await bill('2026-01-01', '2026-02-28', 'GAP-1', false)
    await bill('2026-04-01', '2026-04-30', 'GAP-2', true)
    expect((await get(id)).next).toMatchObject({
      servicePeriod: { start: '2026-03-01', end: '2026-03-31' },
      isGap: true,
    })
    await bill('2026-03-01', '2026-03-31', 'GAP-3', false)
    expect((await get(id)).next).toMatchObject({
      servicePeriod: { start: '2026-05-01', end: '2026-05-31' },
      isGap: false,
      follows: 'GAP-2',
    })
  })

  it('is never renewed automatically: an extension is drafted from the end of the paid period', {
    tags: ['2.12-17'],
  }, async () => {
    const id = await createOrganization(admin, { expiredDate: '2026-02-28' })
    const { next } = await get(id)
    const draft = { servicePeriod: next.servicePeriod, extendsContract: true, paymentStatus: 'APPROVED' }
    await createInvoice(finance, id, draft)
    expect((await get(id)).next.servicePeriod).toEqual({ start: '2026-04-01', end: '2026-04-30' })
  })
})

describe('changing it', () => {
  it('changes what was sent, and records who did it', { tags: ['R-sec-39c'] }, async () => {
    const id = await createOrganization(admin, { name: 'Changed' })
    const { status, body } = await change(id, { cycle: 'annual', __v: 0 })
    expect([status, body.data.cycle, body.data.reminders, body.data.__v]).toEqual([200, 'annual', true, 1])
    const next = await change(id, { reminders: false, __v: 1 })
    expect([next.body.data.cycle, next.body.data.reminders, next.body.data.__v]).toEqual(['annual', false, 2])
    const entries = await testApp.database.select().from(auditEntries)
    const own = entries.filter(({ entityId, entity }) => entityId === id && entity === 'subscription')
    const by = { action: 'subscription.change', actorId: finance.id }
    expect(own).toHaveLength(2)
    expect(own).toContainEqual(
      expect.objectContaining({ ...by, before: { cycle: 'monthly' }, after: { cycle: 'annual' } }),
    )
    expect(own).toContainEqual(
      expect.objectContaining({ ...by, before: { reminders: true }, after: { reminders: false } }),
    )
  })

  it('of an older version is refused, even for the first change', async () => {
    const id = await createOrganization(admin)
    const replies = await Promise.all(
      ['monthly', 'quarterly', 'semi-annual', 'annual'].map((cycle) => change(id, { cycle, __v: 0 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const won = replies.find(({ status }) => status === 200)?.body.data.cycle
    const lost = replies.find(({ status }) => status === 409)
    expect([lost?.body.code, lost?.body.current.cycle]).toEqual(['record.stale', won])
  })

  it.each([
    [{ cycle: 'weekly' }, 'cycle'],
    [{ reminders: 'no' }, 'reminders'],
    [{ __v: 'one' }, '__v'],
  ])('is refused with %j', async (body, path) => {
    const id = await createOrganization(admin)
    const reply = await change(id, body)
    expect([reply.status, reply.body.issues[0].path]).toEqual([400, path])
  })

  it('is not possible for an archived or unknown organization', async () => {
    const id = await createOrganization(admin)
    await admin.call('DELETE', `/organizations/${id}`)
    expect((await change(id, { cycle: 'annual' })).status).toBe(404)
    expect((await get(id)).cycle).toBe('monthly')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await change(unknown, { cycle: 'annual' })).body.code).toBe('organization.not-found')
  })

  it('is not allowed to the customer, who can read it', async () => {
    const id = await createOrganization(admin)
    const customer = await signInAs(testApp, 'USER', id)
    expect((await get(id, customer)).cycle).toBe('monthly')
    expect((await customer.call('PATCH', pathOf(id), { body: { reminders: false } })).status).toBe(403)
  })
})
