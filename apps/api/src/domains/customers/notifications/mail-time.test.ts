import { expect, it } from 'vitest'
import { mailTimeBefore, mailTimeOf } from './mail-time.ts'

const timeIn = (choice: 'digest' | 'at-once', local: string) =>
  mailTimeOf(choice, new Date(`${local}+06:30`), 'Asia/Yangon')?.getTime()
const at = (local: string) => new Date(`${local}+06:30`).getTime()

it.each([
  ['at-once', '2026-02-03T07:00:00', '2026-02-03T07:00:00'],
  ['at-once', '2026-02-03T20:59:59', '2026-02-03T20:59:59'],
  ['at-once', '2026-02-03T21:00:00', '2026-02-04T07:00:00'],
  ['at-once', '2026-02-04T00:30:00', '2026-02-04T07:00:00'],
  ['at-once', '2026-02-04T06:59:59', '2026-02-04T07:00:00'],
  ['digest', '2026-02-03T00:30:00', '2026-02-03T18:00:00'],
  ['digest', '2026-02-03T17:59:59', '2026-02-03T18:00:00'],
  ['digest', '2026-02-03T18:00:00', '2026-02-04T18:00:00'],
  ['digest', '2026-12-31T23:59:00', '2027-01-01T18:00:00'],
] as const)('mails what is chosen %s and happens at %s at %s', { tags: ['10.7-02'] }, (choice, happened, mailed) => {
  expect(timeIn(choice, happened)).toBe(at(mailed))
})

it('mails nothing to those who want none', () => {
  expect(mailTimeOf('off', new Date('2026-02-03T03:00:00Z'), 'Asia/Yangon')).toBeNull()
})

it.each([
  ['digest', '2026-02-03T17:00:00', '2026-02-03T18:00:00'],
  ['digest', '2026-02-03T18:30:00', '2026-02-03T18:30:00'],
  ['digest', '2026-02-03T22:00:00', '2026-02-04T07:00:00'],
  ['at-once', '2026-02-03T22:00:00', '2026-02-04T07:00:00'],
] as const)('mails what is of 08:00 tomorrow, chosen %s and told at %s, at %s', (choice, notified, mailed) => {
  const end = new Date('2026-02-04T08:00:00+06:30')
  expect(mailTimeBefore(end, choice, new Date(`${notified}+06:30`), 'Asia/Yangon')?.getTime()).toBe(at(mailed))
})

it.each([
  ['at-once', at('2026-02-03T22:00:00')],
  ['digest', at('2026-02-03T22:00:00')],
  ['off', undefined],
] as const)(
  'mails %s in the night what ends before the morning',
  { tags: ['10.7-02', '10.7-06'] },
  (choice, mailed) => {
    const end = new Date('2026-02-04T06:30:00+06:30')
    const now = new Date('2026-02-03T22:00:00+06:30')
    expect(mailTimeBefore(end, choice, now, 'Asia/Yangon')?.getTime()).toBe(mailed)
  },
)
