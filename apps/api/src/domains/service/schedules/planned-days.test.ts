import type { HolidayPolicy } from '@thant/contracts/service/schedule-forms'
import { describe, expect, it } from 'vitest'
import type { WorkingDays } from '#domains/company/company-days/working-days.ts'
import { planDays } from './planned-days.ts'

/** Thingyan of 2027 is on 14 to 16 April, a Wednesday to a Friday; Sundays are days of rest. */
const days: WorkingDays = {
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: new Set(['2027-04-14', '2027-04-15', '2027-04-16']),
  working: new Set(),
}
const april = { from: '2027-04-01', to: '2027-04-30' }
const schedule = (holidayPolicy: HolidayPolicy, overrides: object = {}) => ({
  startsOn: '2027-04-01',
  endsOn: null,
  everyWeeks: 1,
  weekdays: [4],
  nth: null,
  weekday: null,
  dayOfMonth: null,
  holidayPolicy,
  ...overrides,
})
const pickUpDays = (...[plan, span = april]: [ReturnType<typeof schedule>, typeof april?]) =>
  planDays(plan, span, days).flatMap(({ pickUpOn }) => (pickUpOn === null ? [] : [pickUpOn.slice(-2)]))

describe('a pickup on a holiday', () => {
  it.each<[HolidayPolicy, string[]]>([
    ['ask', ['01', '08', '15', '22', '29']],
    ['keep', ['01', '08', '15', '22', '29']],
    ['skip', ['01', '08', '22', '29']],
    ['next', ['01', '08', '17', '22', '29']],
    ['previous', ['01', '08', '13', '22', '29']],
  ])('with the policy %s leaves the days %j', { tags: ['10.3-05'] }, (policy, expected) => {
    expect(pickUpDays(schedule(policy))).toEqual(expected)
    expect(planDays(schedule(policy), april, days).filter(({ isHoliday }) => isHoliday)).toMatchObject([
      { occurrenceOn: '2027-04-15' },
    ])
  })

  it('is not moved to a day that has one already', () => {
    expect(pickUpDays(schedule('next', { weekdays: [5, 6] }))).toEqual(['02', '03', '09', '10', '17', '23', '24', '30'])
    const daily = schedule('next', { weekdays: [1, 2, 3, 4, 5] })
    expect(pickUpDays(daily).filter((day) => day > '12' && day < '20')).toEqual(['13', '17', '19'])
  })

  it('is planned the same on any night', () => {
    const daily = schedule('next', { weekdays: [1, 2, 3, 4, 5] })
    for (const day of ['14', '15', '16', '17']) {
      const from = { ...april, from: `2027-04-${day}` }
      expect(pickUpDays(daily, from)[0]).toBe('17')
      const to = { from: '2027-04-12', to: `2027-04-${day}` }
      expect(pickUpDays(daily, to)).toEqual(['12', '13', '17'])
    }
  })

  it('stays on its day where it would be moved into the past or beyond the end', () => {
    expect(pickUpDays(schedule('previous'), { from: '2027-04-14', to: '2027-04-20' })).toEqual(['15'])
    expect(pickUpDays(schedule('next', { endsOn: '2027-04-16' }))).toEqual(['01', '08', '15'])
  })
})

describe('a weekly day of rest', () => {
  it('is meant where a schedule names it', { tags: ['10.3-05'] }, () => {
    expect(pickUpDays(schedule('skip', { weekdays: [7] }))).toEqual(['04', '11', '18', '25'])
    expect(pickUpDays(schedule('skip', { weekdays: [], nth: -1, weekday: 7 }))).toEqual(['25'])
  })

  it('is a holiday for the first and the last day of a month', () => {
    const plan = schedule('previous', { weekdays: [], dayOfMonth: -1 })
    const may = planDays({ ...plan, startsOn: '2027-10-01' }, { from: '2027-10-01', to: '2027-10-31' }, days)
    expect(may).toEqual([{ occurrenceOn: '2027-10-31', pickUpOn: '2027-10-30', isHoliday: true }])
  })
})
