import { expect, it } from 'vitest'
import { isWorthAnotherTry, outcomeText } from './payment-outcomes.ts'

const invoice = { kind: 'invoice', orderStatus: null } as const
const boxes = { kind: 'battery', orderStatus: 'PENDING' } as const

it('claims of no payment that went wrong that no money was taken, and says what to do if it was', () => {
  for (const payable of [invoice, boxes]) {
    for (const state of ['failed', 'cancelled'] as const) {
      const { title, text } = outcomeText({ ...payable, state })
      expect(`${title} ${text}`).not.toMatch(/no money was taken|nothing was paid/i)
    }
    expect(outcomeText({ ...payable, state: 'failed' }).text).toContain('please do not pay again')
  }
})

it('speaks of a cancelled payment of an invoice as of an invoice', () => {
  expect(outcomeText({ ...invoice, state: 'cancelled' }).text).toContain('The invoice')
  expect(outcomeText({ ...boxes, state: 'cancelled' }).text).toContain('What you ordered')
})

it.each([
  ['invoice', 'you can download it with the invoice'],
  ['battery', 'we pack your boxes'],
  ['generic', 'We have emailed you a receipt.'],
] as const)('after the payment of %s it says: %s', (kind, text) => {
  expect(outcomeText({ kind, state: 'paid', orderStatus: null }).text).toContain(text)
})

it.each([
  ['PAID', 'Thank you. Your payment has arrived.'],
  ['PACKED', 'Your boxes are packed'],
  ['DELIVERED', 'Your boxes were delivered'],
] as const)('of boxes that are %s it says: %s', (orderStatus, title) => {
  expect(outcomeText({ kind: 'battery', state: 'paid', orderStatus }).title).toBe(title)
})

it.each([
  ['payment.already-paid', 409, false],
  ['payment.closed', 409, false],
  ['payment.currency-unavailable', 409, false],
  ['payment.not-configured', 503, false],
  ['order.not-found', 404, false],
  ['network.unreachable', 0, true],
  ['server.busy', 503, true],
  ['request.too-often', 429, true],
])('after %s, another try is worth it: %s %s', (code, status, isWorthIt) => {
  expect(isWorthAnotherTry({ code, status })).toBe(isWorthIt)
})
