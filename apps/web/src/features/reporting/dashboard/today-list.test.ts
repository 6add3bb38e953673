import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import type { PickupRow } from '@thant/contracts/service/pickups'
import { expect, test } from 'vitest'
import { pageOfNext, type TodaySort, todayPage } from './today-list.ts'

const pickup = (name: string, time: string) =>
  ({ _id: `${name} ${time}`, organizationId: { _id: name, name }, pickUpTime: `2026-02-03T${time}:00Z` }) as PickupRow

const today = [
  pickup('Inya Lake Hotel', '02:00'),
  pickup('ရွှေစင် ကုမ္ပဏီ', '03:00'),
  pickup('Bogyoke Market', '04:00'),
  pickup('Inya Lake Hotel', '05:00'),
]
const timesOf = (rows: readonly PickupRow[]) => rows.map(({ pickUpTime }) => pickUpTime.slice(11, 16))

test.each<[TodaySort, string[], string[]]>([
  ['newest', ['05:00', '04:00', '03:00'], ['02:00']],
  ['oldest', ['02:00', '03:00', '04:00'], ['05:00']],
  ['organization', ['04:00', '02:00', '05:00'], ['03:00']],
])('%s first, three a page', { tags: ['2.6-07', '2.6-09', '9-13'] }, (sort, first, second) => {
  expect(timesOf(todayPage(today, { q: '', sort, page: 1 }).rows)).toEqual(first)
  expect(todayPage(today, { q: '', sort, page: 2 })).toMatchObject({ before: 3, total: 4, page: 2, pageCount: 2 })
  expect(timesOf(todayPage(today, { q: '', sort, page: 2 }).rows)).toEqual(second)
})

test.each([
  [' inya', 2],
  ['ရွှေ', 1],
  ['no such', 0],
])('finds %j by a part of the name', (q, total) => {
  expect(todayPage(today, { q, sort: 'oldest', page: 1 }).total).toBe(total)
})

test.each([
  [9, 2],
  [0, 1],
  [-4, 1],
])('shows for page %i page %i', (requested, shown) => {
  expect(todayPage(today, { q: '', sort: 'oldest', page: requested }).page).toBe(shown)
})

test('has one empty page when nothing is planned', () => {
  expect(todayPage([], { q: '', sort: 'newest', page: 1 })).toMatchObject({ rows: [], total: 0, page: 1, pageCount: 1 })
})

test.each<[string, PickupStatus[], number]>([
  ['the first one, however late it is', ['CONFIRMED', 'COMPLETED', 'COMPLETED', 'CONFIRMED'], 1],
  ['one after what is done, cancelled or on hold', ['COMPLETED', 'CANCELLED', 'ONHOLD', 'REQUESTED'], 2],
  ['none, so that the last page is shown', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'ONHOLD'], 2],
])('the next pickup is %s', (_, statuses, page) => {
  const pickups = today.map((one, index) => ({ ...one, status: statuses[index] ?? 'COMPLETED' }))
  expect(pageOfNext(pickups)).toBe(page)
})
