import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBefore } from '../ageing/ageing.ts'
import { dayOfReminder, reminderDays, reminderOf } from './reminder-kinds.ts'

const dueOn = '2026-03-10'
const early = '2026-01-01'

it.each([
  ['2026-03-02', undefined],
  ['2026-03-03', 'before-7'],
  ['2026-03-10', 'before-7'],
  ['2026-03-11', undefined],
  ['2026-03-12', undefined],
  ['2026-03-13', 'after-3'],
  ['2026-03-23', 'after-3'],
  ['2026-03-24', 'after-14'],
  ['2026-04-08', 'after-14'],
  ['2026-04-09', 'after-30'],
  ['2027-04-09', 'after-30'],
])('on %s, an invoice due on 10 March gets the reminder %s', (today, kind) => {
  expect(reminderOf({ dueOn, issuedOn: early }, today)).toBe(kind)
})

it.each([
  ['2026-03-03', '2026-03-03', 'before-7'],
  ['2026-03-04', '2026-03-04', undefined],
  ['2026-03-04', '2026-03-08', undefined],
  ['2026-03-04', '2026-03-09', 'before-7'],
  ['2026-03-08', '2026-03-09', 'before-7'],
  ['2026-03-09', '2026-03-09', undefined],
  ['2026-03-09', '2026-03-10', 'before-7'],
  ['2026-03-10', '2026-03-10', undefined],
  ['2026-03-04', '2026-03-13', 'after-3'],
  ['2026-03-13', '2026-03-13', 'after-3'],
  ['2026-03-14', '2026-03-20', undefined],
  ['2026-03-14', '2026-03-24', 'after-14'],
  ['2026-05-01', '2026-06-01', undefined],
])(
  'issued on %s, an invoice gets on %s the reminder %s, and none dated before it was issued',
  (issuedOn, today, kind) => {
    expect(reminderOf({ dueOn, issuedOn }, today)).toBe(kind)
  },
)

it('sends each at most once in order, on its day when the job runs daily, whatever the dates', {
  tags: ['2.12-16'],
}, () => {
  const offset = fc.integer({ min: -60, max: 60 })
  fc.assert(
    fc.property(offset, (madeOut) => {
      const issuedOn = daysBefore(dueOn, -madeOut)
      const sent: string[] = []
      for (let day = madeOut; day < madeOut + 150; day += 1) {
        const today = daysBefore(dueOn, -day)
        const kind = reminderOf({ dueOn, issuedOn }, today)
        if (kind === undefined || sent.includes(kind)) continue
        const isShort = kind === 'before-7' && issuedOn > dayOfReminder(dueOn, kind)
        const dayBeforeDue = issuedOn === daysBefore(dueOn, 1) ? dueOn : daysBefore(dueOn, 1)
        expect(today).toBe(isShort ? dayBeforeDue : dayOfReminder(dueOn, kind))
        sent.push(kind)
      }
      const expected = Object.entries(reminderDays).filter(([, days]) => days >= madeOut || (days < 0 && madeOut < 0))
      expect(sent).toEqual(expected.map(([kind]) => kind))
    }),
  )
})
