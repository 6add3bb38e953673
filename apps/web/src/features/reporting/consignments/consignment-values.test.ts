import { describe, expect, test } from 'vitest'
import { consignmentBodyOf, emptyConsignment, netOf, problemsOfConsignment } from './consignment-values.ts'

describe('the net weight', () => {
  test.each([
    ['5400', '3200', '2200'],
    ['5,400.5', '3200.25', '2200.25'],
    ['၅၄၀၀', '၃၂၀၀', '2200'],
    ['0.3', '0.1', '0.2'],
    ['3', '5', '-2'],
    ['', '5', undefined],
    ['heavy', '5', undefined],
  ])('of %s and %s is %s', (gross, tare, net) => expect(netOf(gross, tare)).toBe(net))
})

const values = { ...emptyConsignment('2026-02-03'), wasteType: 'Papers' as const, destinationId: 'd' }

test.each([
  [{ gross: '5', tare: '' }, { tare: 'Required' }],
  [{ gross: '', tare: '5' }, { gross: 'Required' }],
  [{ gross: '', tare: '' }, { net: 'Required' }],
  [{ gross: '5', tare: '3' }, {}],
  [{ net: '5' }, {}],
])('%j is reported as %j', (typed, problems) => {
  expect(problemsOfConsignment({ ...values, ...typed })).toEqual(problems)
})

test('an empty weight is sent as none, and what is no number is refused', () => {
  expect(consignmentBodyOf({ ...values, net: '7.5' })).toMatchObject({ gross: null, tare: null, net: 7.5 })
  expect(consignmentBodyOf({ ...values, net: 'much' }).net).toBeNaN()
})
