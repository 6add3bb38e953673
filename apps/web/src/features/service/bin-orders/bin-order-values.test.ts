import type { BinOrder } from '@thant/contracts/service/bin-orders'
import { expect, it } from 'vitest'
import { binOrderBodyOf, emptyBinOrder, valuesOfBinOrder } from './bin-order-values.ts'

const bin = { _id: 'bin-1', name: 'Street bin', size: '120 L' }

it('sends the ids of what was chosen, and the quantity as a number', () => {
  const order = { organization: { _id: 'organization-1', name: 'Hotel' }, bin, quantity: 12 } as unknown as BinOrder
  expect(binOrderBodyOf(valuesOfBinOrder(order))).toEqual({
    organization: 'organization-1',
    bin: 'bin-1',
    quantity: 12,
  })
})

it.each([
  ['၁၂', 12],
  ['1,200', 1_200],
  ['', undefined],
  ['a dozen', Number.NaN],
])('reads the quantity %o as %d', (quantity, sent) => {
  expect(binOrderBodyOf({ ...emptyBinOrder, quantity }).quantity).toEqual(sent)
})
