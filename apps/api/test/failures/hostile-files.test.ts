import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadPhoto } from '../files/upload.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
})

const calendarOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const repeating = (rule: string) => calendarOf(['UID:1', 'DTSTART;VALUE=DATE:20260101', `RRULE:${rule}`, 'SUMMARY:x'])

const importCalendar = (calendar: string) => staff.call('POST', '/company_days/import', { body: { calendar } })

/** Asks until the work is over, and returns the longest time to an answer. */
async function slowestAnswerDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  let slowest = 0
  while (!isOver) {
    const startedAt = performance.now()
    expect((await testApp.app.inject('/api/health/live')).statusCode).toBe(200)
    await delay(50)
    slowest = Math.max(slowest, performance.now() - startedAt)
  }
  return slowest
}

const megabytesInUse = () => process.memoryUsage().rss / 1_048_576

describe('a calendar file that would take for ever', () => {
  it.each([
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 400],
    ['FREQ=DAILY;INTERVAL=999999999', 400],
    ['FREQ=YEARLY;BYSETPOS=-400;BYDAY=MO', 400],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 200],
    ['FREQ=HOURLY', 400],
    ['FREQ=MINUTELY', 400],
    ['FREQ=SECONDLY', 400],
  ])(
    'is answered, and everybody else meanwhile: %s',
    { tags: ['R-sec-45'], timeout: 60_000 },
    async (rule, expected) => {
      const before = megabytesInUse()
      const imported = importCalendar(repeating(rule))
      expect(await slowestAnswerDuring(imported)).toBeLessThan(1_000)
      const { status, body } = await imported
      expect([status, body.code]).toEqual([expected, expected === 200 ? undefined : 'company-day.unreadable'])
      expect(megabytesInUse() - before).toBeLessThan(150)
    },
  )

  it('leaves the next file to be read', { tags: ['R-sec-45'], timeout: 60_000 }, async () => {
    const holiday = calendarOf(['DTSTART;VALUE=DATE:20260104', 'RRULE:FREQ=YEARLY', 'SUMMARY:Independence Day'])
    const hostile = await importCalendar(repeating('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'))
    const { status, body } = await importCalendar(holiday)
    expect([hostile.status, status]).toEqual([400, 200])
    expect(body.data.map(({ day }: { day: string }) => day)).toEqual(['2026-01-04', '2027-01-04', '2028-01-04'])
  })

  it('is refused with more events than a calendar of holidays has', { tags: ['R-sec-45'] }, async () => {
    const events = Array.from({ length: 2_001 }, (_, index) => [`UID:${index}`, 'DTSTART;VALUE=DATE:20260104'])
    const { status, body } = await importCalendar(calendarOf(...events))
    expect([status, body.code]).toEqual([400, 'company-day.unreadable'])
  })
})

describe('a picture that is small as a file and large when it is decoded', () => {
  it('takes its memory from a process of its own, and everybody else is answered meanwhile', {
    tags: ['R-sec-45'],
    timeout: 60_000,
  }, async () => {
    const bomb = await sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: '#2e7d32' } })
      .png()
      .toBuffer()
    const before = megabytesInUse()
    const uploaded = uploadPhoto(staff, { contents: bomb, name: 'bomb.png', type: 'image/png' })
    expect(await slowestAnswerDuring(uploaded)).toBeLessThan(1_000)
    expect((await uploaded).status).toBe(201)
    expect(megabytesInUse() - before).toBeLessThan(100)
  })
})
