import { expect, it } from 'vitest'
import { holidaysOf } from './closed-days.ts'

const closed = (day: string, name: string, pickups = 0) => ({ day, name, nameInBurmese: '', pickups })

it('joins closed days in a row to one holiday, with all their names and pickups', () => {
  const days = [
    closed('2026-12-25', 'Christmas Day', 2),
    closed('2026-12-31', 'Inventory', 1),
    closed('2027-01-01', "New Year's Day", 4),
    closed('2027-01-02', 'Inventory'),
    closed('2027-01-04', 'Independence Day'),
  ]
  expect(
    holidaysOf(days, '2026-12-24').map(({ from, to, name, daysAway, pickups }) => [from, to, name, daysAway, pickups]),
  ).toEqual([
    ['2026-12-25', '2026-12-25', 'Christmas Day', 1, 2],
    ['2026-12-31', '2027-01-02', "Inventory, New Year's Day", 7, 5],
    ['2027-01-04', '2027-01-04', 'Independence Day', 11, 0],
  ])
  expect(holidaysOf([], '2026-12-24')).toEqual([])
})

it("joins the names as the reader's language does, also where one of them is in English alone", {
  tags: ['2.15-09'],
}, () => {
  const union = { ...closed('2027-02-12', 'Union Day'), nameInBurmese: 'ပြည်ထောင်စုနေ့' }
  const [holiday] = holidaysOf([union, closed('2027-02-13', 'Inventory')], '2026-12-24')
  expect(holiday).toMatchObject({ name: 'Union Day, Inventory', nameInBurmese: 'ပြည်ထောင်စုနေ့၊ Inventory' })
})
