import { scheduleChangeSchema, scheduleFormSchema } from '@thant/contracts/service/schedule-forms'
import type { Schedule } from '@thant/contracts/service/schedules'
import { expect, test } from 'vitest'
import {
  missingInSchedule,
  newSchedule,
  recurrenceIn,
  type ScheduleValues,
  scheduleBodyOf,
  scheduleChangeOf,
  valuesOfSchedule,
} from './schedule-values.ts'

const organizationId = '00000000-0000-4000-8000-000000000001'
const typed: ScheduleValues = {
  ...newSchedule(organizationId, '2026-02-03'),
  weekdays: [5, 2],
  timeOfDay: '07:00',
  wayType: 'Dry',
}

test.each<[Partial<ScheduleValues>, object]>([
  [{ everyWeeks: '2' }, { everyWeeks: 2, weekdays: [5, 2], nth: null, weekday: null, dayOfMonth: null }],
  [
    { repeating: 'weekday-of-month', everyWeeks: '2', nth: '-1', weekday: '7' },
    { everyWeeks: 1, weekdays: [], nth: -1, weekday: 7, dayOfMonth: null },
  ],
  [
    { repeating: 'day-of-month', dayOfMonth: '-1' },
    { everyWeeks: 1, weekdays: [], nth: null, weekday: null, dayOfMonth: -1 },
  ],
])('sends the chosen way to repeat alone: %j', (values, recurrence) => {
  expect(recurrenceIn({ ...typed, ...values })).toEqual(recurrence)
  expect(scheduleFormSchema.safeParse(scheduleBodyOf({ ...typed, ...values })).success).toBe(true)
})

test('names what is missing before the contract calls it invalid', () => {
  expect(missingInSchedule(newSchedule(null, '2026-02-03'))).toEqual({
    organizationId: 'Required',
    weekdays: 'Please choose at least one weekday.',
    timeOfDay: 'Required',
  })
  expect(missingInSchedule(typed)).toEqual({})
  expect(missingInSchedule({ ...typed, from: null }, true)).toEqual({ from: 'Required' })
})

test('a change of a schedule that has begun says from when, an earlier one its first day', () => {
  const schedule = {
    ...{ _id: organizationId, __v: 0, createdAt: '', updatedAt: '' },
    organizationId: { _id: organizationId, name: 'Inle Hotel' },
    siteId: { _id: organizationId, name: 'Main site' },
    startsOn: '2026-02-03',
    endsOn: null,
    everyWeeks: 1,
    weekdays: [2, 5],
    nth: null,
    weekday: null,
    dayOfMonth: null,
    timeOfDay: '07:00',
    wayType: 'Dry',
    driver: null,
    plate_number: '',
    holidayPolicy: 'ask',
  } as unknown as Schedule
  const values = valuesOfSchedule(schedule, '2026-03-01')
  const begun = scheduleChangeOf(values, true)
  expect([begun.from, 'startsOn' in begun]).toEqual(['2026-03-01', false])
  const ahead = scheduleChangeOf(values, false)
  expect([ahead.startsOn, 'from' in ahead]).toEqual(['2026-02-03', false])
  expect(scheduleChangeSchema.safeParse(begun).success).toBe(true)
})
