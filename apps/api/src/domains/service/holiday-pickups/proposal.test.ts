import type { HolidayPolicy } from '@thant/contracts/service/schedule-forms'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { type Plan, planDays } from '#domains/service/schedules/planned-days.ts'
import { type PickupOnHoliday, withProposals } from './proposal.ts'

/** Thingyan of 2027: nine days from a Tuesday to a Wednesday. Sundays are days of rest. */
const thingyan = Array.from({ length: 9 }, (_, index) => `2027-04-${13 + index}`)
const workingDays = { weekdays: [1, 2, 3, 4, 5, 6], closed: new Set(thingyan), working: new Set<string>() }
const quiet = { today: '2027-03-01', workingDays, taken: new Map(), counts: new Map() }

const pickup = (day: string, changes: Partial<PickupOnHoliday> = {}): PickupOnHoliday => ({
  _id: day,
  policy: 'ask',
  place: 'site',
  day,
  firstDay: '2027-03-01',
  lastDay: null,
  ...changes,
})
const proposed = (pickups: PickupOnHoliday[], around: Partial<Parameters<typeof withProposals>[1]> = {}) =>
  withProposals(pickups, { ...quiet, ...around })
    .toSorted(
      (one, other) =>
        pickups.findIndex(({ _id }) => _id === one._id) - pickups.findIndex(({ _id }) => _id === other._id),
    )
    .map(({ proposal, coveredOn }) => proposal.day ?? `left out: ${coveredOn}`)

describe('a pickup of a holiday is proposed', () => {
  it.each([
    ['next', '2027-04-14', {}, '2027-04-22'],
    ['previous', '2027-04-20', {}, '2027-04-12'],
    ['skip', '2027-04-14', {}, 'left out: null'],
    ['ask', '2027-04-14', {}, '2027-04-12'],
    ['ask', '2027-04-20', {}, '2027-04-22'],
    [null, '2027-04-20', {}, '2027-04-22'],
    ['previous', '2027-04-14', { firstDay: '2027-04-13' }, '2027-04-22'],
    ['next', '2027-04-20', { lastDay: '2027-04-21' }, '2027-04-12'],
  ] as const)('for the policy %s on %s with %j: %s', (policy, day, changes, expected) => {
    const today = 'firstDay' in changes ? '2027-04-12' : quiet.today
    expect(proposed([pickup(day, { policy, ...changes })], { today })).toEqual([expected])
  })

  it('on the day with the fewest pickups of the side that is nearer', { tags: ['2.15-06'] }, () => {
    const counts = new Map([
      ['2027-04-12', 9],
      ['2027-04-10', 3],
      ['2027-04-09', 4],
      ['2027-04-22', 0],
    ])
    expect(proposed([pickup('2027-04-14')], { counts })).toEqual(['2027-04-10'])
  })

  it('on different days where there are many, three on each side of a long holiday', { tags: ['2.15-06'] }, () => {
    const many = thingyan.flatMap((day) =>
      [1, 2, 3].map((place) => pickup(day, { _id: `${day} ${place}`, place: `${day} ${place}` })),
    )
    const perDay = Map.groupBy(proposed(many), (day) => day)
    expect([...perDay.keys()].sort()).toEqual([
      '2027-04-09',
      '2027-04-10',
      '2027-04-12',
      '2027-04-22',
      '2027-04-23',
      '2027-04-24',
    ])
    expect([...perDay.values()].map(({ length }) => length).sort()).toEqual([4, 4, 4, 5, 5, 5])
  })

  it('the day before or after a holiday of one day', () => {
    const closed = { ...workingDays, closed: new Set(['2027-04-14']) }
    const counts = new Map([['2027-04-15', 1]])
    expect(proposed([pickup('2027-04-14')], { workingDays: closed })).toEqual(['2027-04-15'])
    expect(proposed([pickup('2027-04-14')], { workingDays: closed, counts })).toEqual(['2027-04-13'])
  })
})

describe('a second pickup of a site and kind', () => {
  it('is left out where its day has one already', () => {
    const taken = new Map([['site', new Set(['2027-04-12', '2027-04-22'])]])
    expect(proposed([pickup('2027-04-14'), pickup('2027-04-20', { policy: 'next' })], { taken })).toEqual([
      'left out: 2027-04-12',
      'left out: 2027-04-22',
    ])
  })

  it('of the same side of a holiday is left out, however many days there are', () => {
    expect(proposed([pickup('2027-04-13'), pickup('2027-04-14'), pickup('2027-04-20'), pickup('2027-04-21')])).toEqual([
      '2027-04-12',
      '2027-04-22',
      'left out: 2027-04-22',
      'left out: 2027-04-22',
    ])
  })

  it('of another kind or site comes', () => {
    const pickups = [pickup('2027-04-20', { policy: 'next' }), pickup('2027-04-21', { policy: 'next', place: 'other' })]
    expect(proposed(pickups)).toEqual(['2027-04-22', '2027-04-22'])
  })
})

describe('whatever was entered first', () => {
  const april = { from: '2027-03-29', to: '2027-05-02' }
  const dayFrom = (min: number, max: number) =>
    fc.integer({ min, max }).map((days) => Temporal.PlainDate.from(april.from).add({ days }).toString())
  const scheduleArb = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }).map((list) => list.sort()),
    everyWeeks: fc.integer({ min: 1, max: 2 }),
    startsOn: dayFrom(0, 27),
    holidayPolicy: fc.constantFrom<HolidayPolicy>('ask', 'next', 'previous', 'skip', 'keep'),
    place: fc.constantFrom('site dry', 'site organic', 'other dry'),
  })
  type Schedule = typeof scheduleArb extends fc.Arbitrary<infer Value> ? Value : never
  const planOf = (schedule: Schedule): Plan => ({
    ...schedule,
    endsOn: null,
    nth: null,
    weekday: null,
    dayOfMonth: null,
  })

  /** Plans each schedule with the days that are closed by then, closes the others, and accepts all proposals. */
  function daysAfter(schedules: Schedule[], closed: ReadonlySet<string>, isClosedFirst: (index: number) => boolean) {
    const days = { ...workingDays, closed }
    const open = { ...workingDays, closed: new Set<string>() }
    const planned = schedules.flatMap((schedule, index) =>
      planDays(planOf(schedule), april, isClosedFirst(index) ? days : open).flatMap(({ occurrenceOn, pickUpOn }) =>
        pickUpOn === null ? [] : [{ ...schedule, _id: `${index} ${occurrenceOn}`, day: pickUpOn }],
      ),
    )
    const isOnClosedDay = ({ day, holidayPolicy }: (typeof planned)[number]) =>
      closed.has(day) && holidayPolicy !== 'keep'
    const stay = planned.filter((one) => !isOnClosedDay(one))
    const toDecide = planned.filter(isOnClosedDay).map((one) => pickup(one.day, { ...one, policy: one.holidayPolicy }))
    const taken = Map.groupBy(stay, ({ place }) => place)
    const counts = Map.groupBy(stay, ({ place, day }) => `${place} ${day}`)
    const moved = withProposals(toDecide, {
      ...quiet,
      workingDays: days,
      taken: new Map([...taken].map(([place, list]) => [place, new Set(list.map(({ day }) => day))])),
      counts: new Map(
        [...Map.groupBy([...counts.keys()], (key) => key.slice(-10))].map(([day, list]) => [day, list.length]),
      ),
    }).flatMap(({ place, proposal: { day } }) => (day === null ? [] : [`${place} ${day}`]))
    return { moved, days: [...new Set([...counts.keys(), ...moved])].sort() }
  }

  it('the same sites and kinds have pickups on the same days, and nothing is moved to where one is', {
    tags: ['2.15-11'],
  }, () => {
    fc.assert(
      fc.property(
        fc.array(scheduleArb, { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(dayFrom(7, 21), { minLength: 1, maxLength: 12 }).map((list) => new Set(list)),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (schedules, closed, orders) => {
          const closedLast = daysAfter(schedules, closed, () => false)
          const closedFirst = daysAfter(schedules, closed, () => true)
          const mixed = daysAfter(schedules, closed, (index) => orders[index] ?? false)
          expect(closedFirst.days).toEqual(closedLast.days)
          expect(mixed.days).toEqual(closedLast.days)
          for (const { moved } of [closedLast, closedFirst, mixed]) expect(new Set(moved).size).toBe(moved.length)
        },
      ),
      { numRuns: 500 },
    )
  })
})
