import { expect, it } from 'vitest'
import { activityBodyOf, activityValuesOf, columnIn } from './activity-values.ts'

const months = ['2026-01', '2026-02']

it('has a field for each metric and month, and sends an empty one as no amount', () => {
  const values = activityValuesOf({ amounts: [{ metric: 'meals', month: '2026-02', amount: 0 }] }, months)
  expect(values.amounts).toHaveLength(8)
  expect(activityBodyOf(values).amounts.slice(-2)).toEqual([
    { metric: 'meals', month: '2026-01', amount: null },
    { metric: 'meals', month: '2026-02', amount: 0 },
  ])
})

it.each([
  ['1,200\n\n3.5\n', [1_200, '', 3.5]],
  ['1\r\n2', [1, 2]],
  ['12', undefined],
  ['1\ntwo', undefined],
  ['-1\n2', undefined],
])('reads %j from the clipboard as %j', (text, column) => {
  expect(columnIn(text)).toEqual(column)
})
