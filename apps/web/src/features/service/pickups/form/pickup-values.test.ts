import { describe, expect, test } from 'vitest'
import {
  blankItem,
  isBlankItem,
  itemAfter,
  type PickupValues,
  pickupBodyOf,
  problemsOfPickup,
  weightIn,
} from './pickup-values.ts'

const planned: PickupValues = {
  siteId: 'the main site',
  status: null,
  wayNumber: '',
  wayType: null,
  vehicle: { plate_number: '', driver: null },
  operationTeam: [],
  items: [],
  remark: '',
  correctionReason: '',
}

describe('a typed weight', () => {
  test.each([
    ['12.5', 12.5],
    [' 3 ', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['၁၂.၅', 12.5],
    ['-1', -1],
  ])('%s is %d kg', (typed, kg) => expect(weightIn(typed)).toBe(kg))

  test.each(['', '1,5', '12 kg', '1e3', '0x10', '.', '1.2.3'])('%j is no number', (typed) =>
    expect(weightIn(typed)).toBeNaN(),
  )
})

test('a missing quantity is reported, and so is a completed pickup without items', () => {
  expect(problemsOfPickup({ ...planned, items: [{ ...blankItem, quantity: ' ' }] }, 'CONFIRMED')).toEqual({
    'items.0.quantity': 'Required',
  })
  const empty = { items: 'At least one item must be entered' }
  expect(problemsOfPickup({ ...planned, status: 'COMPLETED' }, 'CONFIRMED')).toEqual(empty)
  expect(problemsOfPickup(planned, 'COMPLETED')).toEqual(empty)
  expect(problemsOfPickup(planned, 'CONFIRMED')).toEqual({})
})

test('people are sent by their ids, and Burmese digits as 0 to 9', () => {
  const body = pickupBodyOf({
    ...planned,
    wayNumber: ' ၁၂ ',
    vehicle: { plate_number: 'YGN 1A-1', driver: { _id: 'd', name: 'Ko Ye' } },
    operationTeam: [{ _id: 't', name: 'Ma Nilar' }],
  })
  expect(body).toMatchObject({ wayNumber: '12', vehicle: { driver: 'd' }, operationTeam: ['t'] })
})

test('a new line is known as the line before it is, and otherwise not', { tags: ['11.2-05'] }, () => {
  const before = { ...blankItem, quantity: '2', treatment: 'reuse', measure: 'weighed' } as const
  expect(itemAfter(before)).toEqual({ ...blankItem, measure: 'weighed' })
  expect(itemAfter(undefined)).toEqual(blankItem)
})

test('a line is blank until something is typed in it', () => {
  expect(isBlankItem(blankItem)).toBe(true)
  expect(isBlankItem({ ...blankItem, quantity: '1' })).toBe(false)
})
