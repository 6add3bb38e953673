import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { describe, expect, it } from 'vitest'
import { draftPeriod } from './draft-period.ts'

const today = '2026-11-22'
const contract = { start: '2025-12-01', end: '2027-02-28' }

type Billed = Subscription['billed'][number]
const bill = (start: string, end: string, fields: Partial<Billed> = {}): Billed => ({
  start,
  end,
  invoiceNo: 'INV-1',
  paymentStatus: 'APPROVED',
  extendsContract: true,
  ...fields,
})
const year = bill('2025-12-01', '2026-11-30')
const draft = (billing: Partial<Parameters<typeof draftPeriod>[0]>) =>
  draftPeriod({ expiredDate: '2027-02-28', contracts: [contract], billed: [], cycle: 'quarterly', ...billing }, today)

describe('an extension', () => {
  it('is for days of the contract that were never billed, before those after its end', () => {
    const open = bill('2027-03-01', '2027-05-31', { paymentStatus: 'PENDING' })
    const gap = { servicePeriod: { start: '2026-12-01', end: '2027-02-28' }, isGap: true, follows: null }
    expect(draft({ billed: [year, open] })).toEqual(gap)
    expect(draft({ billed: [year] })).toEqual(gap)
    expect(draft({ billed: [year], contracts: [] })).toEqual(gap)
  })

  it('of a gap is a cycle long at the most, and no longer than the gap', () => {
    expect(draft({ billed: [year], cycle: 'monthly' }).servicePeriod).toEqual({
      start: '2026-12-01',
      end: '2026-12-31',
    })
    const later = bill('2027-01-11', '2027-02-28')
    expect(draft({ billed: [year, later] }).servicePeriod).toEqual({ start: '2026-12-01', end: '2027-01-10' })
  })

  it('follows the extension that is billed and not paid yet, and names it', () => {
    const open = bill('2027-03-01', '2027-05-31', { paymentStatus: 'PENDING', invoiceNo: 'INV-2' })
    const whole = bill('2025-12-01', '2027-02-28')
    expect(draft({ billed: [open, whole] })).toEqual({
      servicePeriod: { start: '2027-06-01', end: '2027-08-31' },
      isGap: false,
      follows: 'INV-2',
    })
  })

  it('follows the contract where nothing was billed, or a few days are left over', () => {
    const next = { servicePeriod: { start: '2027-03-01', end: '2027-05-31' }, isGap: false, follows: null }
    expect(draft({})).toEqual(next)
    expect(draft({ billed: [bill('2025-12-01', '2027-02-24')] })).toEqual(next)
    expect(draft({ billed: [bill('2025-12-01', '2027-02-28'), bill('2027-03-10', '2027-03-10')] })).toMatchObject({
      isGap: false,
    })
  })

  it('begins today where there is no contract, and after what is billed where that is an extension', () => {
    const none = { contracts: [], expiredDate: null }
    expect(draft(none).servicePeriod).toEqual({ start: '2026-11-22', end: '2027-02-21' })
    const open = bill('2026-11-22', '2026-12-21', { paymentStatus: 'PENDING' })
    expect(draft({ ...none, billed: [open] }).servicePeriod.start).toBe('2026-12-22')
  })
})
