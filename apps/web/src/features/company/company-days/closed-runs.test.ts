import { expect, it } from 'vitest'
import { closedRunsOf } from './closed-runs.ts'

it('joins days of a month that follow each other under one name', { tags: ['2.15-10'] }, () => {
  const closed = new Map([
    ['2027-04-14', 'Thingyan'],
    ['2027-04-13', 'Thingyan'],
    ['2027-04-15', 'New Year'],
    ['2027-04-17', 'New Year'],
    ['2027-05-01', 'Labour Day'],
  ])
  expect(closedRunsOf(closed, '2027-04')).toEqual([
    { from: '2027-04-13', to: '2027-04-14', name: 'Thingyan' },
    { from: '2027-04-15', to: '2027-04-15', name: 'New Year' },
    { from: '2027-04-17', to: '2027-04-17', name: 'New Year' },
  ])
  expect(closedRunsOf(closed, '2027-06')).toEqual([])
})
