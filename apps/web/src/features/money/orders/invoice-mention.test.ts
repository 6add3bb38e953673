import { expect, it } from 'vitest'
import { mentionsInvoice } from './invoice-mention.ts'

it.each([
  ['INV-2026-0319', true],
  ['for invoice inv-2026-0319, please', true],
  ['INV 2026 0319', true],
  ['our offer of 12 May 2026', false],
  ['Investment 2026', false],
  ['', false],
])('%j mentions an invoice of ours: %s', (text, does) => {
  expect(mentionsInvoice(text)).toBe(does)
})
