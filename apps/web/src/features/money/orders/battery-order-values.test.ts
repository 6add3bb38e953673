import { batteryService } from '@thant/contracts/money/order-form'
import { expect, it } from 'vitest'
import { boxesOf, quantityOf } from './battery-order-values.ts'

it.each([
  ['1', 1],
  [' 3 ', 3],
  [String(batteryService.maxBoxes), batteryService.maxBoxes],
  [String(batteryService.maxBoxes + 1), 0],
  ['0', 0],
  ['-2', 0],
  ['1.5', 0],
  ['two', 0],
  ['', 0],
])('of the typed quantity %o the total counts %i boxes', (quantity, boxes) => {
  expect(boxesOf({ quantity })).toBe(boxes)
})

it('an empty field is told apart from one without a number', () => {
  expect(quantityOf({ quantity: ' ' })).toBeUndefined()
  expect(quantityOf({ quantity: 'two' })).toBeNaN()
})
