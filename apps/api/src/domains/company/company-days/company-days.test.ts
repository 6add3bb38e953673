import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { company } from '#database/schema/company.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { loadWorkingDays } from './company-days.queries.ts'
import { isWorkingDay, nextWorkingDay, previousWorkingDay } from './working-days.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  customer = await signInAs(testApp, 'USER', await createOrganization(staff))
})

beforeEach(() => testApp.database.delete(companyDays))

const save = (day: string, body: object) => staff.call('PUT', `/company_days/${day}`, { body })
const add = (days: object[]) => staff.call('POST', '/company_days', { body: { days } })
const list = async (query: string, who = staff) => (await who.call('GET', `/company_days?${query}`)).body.data
const inventory = { kind: 'closed', name: 'Inventory', nameInBurmese: 'ပစ္စည်းစာရင်းကောက်ရက်' }

describe('the company days', () => {
  it('are closed by staff, with a name in both languages, and read by every signed-in person', {
    tags: ['2.15-01'],
  }, async () => {
    const { status, body } = await save('2026-06-30', inventory)
    const { returns, ...saved } = body.data
    expect([status, returns, saved]).toEqual([
      200,
      { returned: 0, made: 0, left: [] },
      expect.objectContaining({
        day: '2026-06-30',
        ...inventory,
        __v: 0,
        updatedBy: expect.objectContaining({ _id: staff.id }),
      }),
    ])
    expect(await list('year=2026', customer)).toEqual([{ ...saved, updatedBy: null }])
    expect(await list('year=2027')).toEqual([])
  })

  it('are listed from one day to another, in order', async () => {
    for (const day of ['2027-01-04', '2026-12-25', '2026-05-01']) await save(day, inventory)
    const days = (await list('from=2026-12-01&to=2027-01-31')).map(({ day }: { day: string }) => day)
    expect(days).toEqual(['2026-12-25', '2027-01-04'])
  })

  it('are changed by the first of two people who save one', { tags: ['2.15-01'] }, async () => {
    await save('2026-06-30', inventory)
    const first = await save('2026-06-30', { kind: 'working', name: 'Instead of Sunday', __v: 0 })
    expect(first.body.data).toMatchObject({ kind: 'working', name: 'Instead of Sunday', __v: 1 })
    const second = await save('2026-06-30', { ...inventory, __v: 0 })
    expect([second.status, second.body.code, second.body.current.name]).toEqual([
      409,
      'record.stale',
      'Instead of Sunday',
    ])
  })

  it('are not brought back by someone who changes an entry that was removed', async () => {
    await save('2026-06-30', inventory)
    expect((await staff.call('DELETE', '/company_days/2026-06-30')).status).toBe(200)
    expect((await save('2026-06-30', { ...inventory, __v: 0 })).body.code).toBe('company-day.not-found')
    expect((await staff.call('DELETE', '/company_days/2026-06-30')).status).toBe(404)
  })

  it('leave what was done in the audit log', async () => {
    await save('2026-07-31', inventory)
    await save('2026-07-31', { ...inventory, name: 'Stocktaking' })
    await staff.call('DELETE', '/company_days/2026-07-31')
    const entries = await testApp.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, '2026-07-31'))
      .orderBy(auditEntries.action)
    expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['company-day.add', '2026-07-31'],
      ['company-day.change', '2026-07-31'],
      ['company-day.remove', '2026-07-31'],
    ])
  })

  it('are saved once when several people close a day at the same time', async () => {
    const saved = await Promise.all(['One', 'Two', 'Three'].map((name) => save('2026-06-30', { kind: 'closed', name })))
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(saved.map(({ body }) => body.data.__v).sort()).toEqual([0, 1, 2])
  })

  it.each([
    ['2026-02-30', inventory, 'day', 'Invalid date'],
    ['2026-06-30', { ...inventory, kind: 'open' }, 'kind', 'Required'],
    ['2026-06-30', { ...inventory, name: ' ' }, 'name', 'Required'],
  ])('refuse %s %j', async (day, body, path, message) => {
    const refused = await save(day, body)
    expect([refused.status, refused.body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('proposed holidays', () => {
  const propose = async (year: number) => (await staff.call('GET', `/company_days/proposals?year=${year}`)).body.data

  it('are those of the year that have no entry yet', async () => {
    const before = await propose(2027)
    expect(before).toHaveLength(28)
    expect(before[0]).toEqual({
      day: '2027-01-01',
      name: "New Year's Day",
      nameInBurmese: 'နိုင်ငံတကာနှစ်သစ်ကူးနေ့',
      sources: [],
      isDisputed: false,
      isLeftOut: false,
    })
    await save('2027-01-01', { kind: 'working', name: 'We work' })
    expect(await propose(2027)).toEqual(before.slice(1))
  })

  it('are accepted in one call, which leaves the days that have an entry as they are', {
    tags: ['2.15-02'],
  }, async () => {
    await save('2027-01-04', inventory)
    const { status, body } = await add(
      await propose(2027).then((days) => [...days, { day: '2027-01-04', name: 'Other' }]),
    )
    expect([status, body.data.length]).toEqual([201, 27])
    const year = await list('year=2027')
    expect(year).toHaveLength(28)
    expect(year[1]).toMatchObject({ day: '2027-01-04', name: 'Inventory', __v: 0 })
    expect(await propose(2027)).toEqual([])
    expect((await add([{ day: '2027-01-04', name: 'Other' }])).body.data).toEqual([])
  })

  it('are those of the published list with its substitute days, each with who names it', async () => {
    const days = new Map((await propose(2026)).map((proposed: { day: string }) => [proposed.day, proposed]))
    expect(days.get('2026-04-11')).toMatchObject({ isDisputed: true, isLeftOut: false })
    expect(days.get('2026-04-21')).toMatchObject({
      isDisputed: true,
      isLeftOut: true,
      sources: [{ source: 'time.so' }],
    })
    expect(days.get('2026-02-13')).toMatchObject({ name: 'Union Day, second day' })
  })

  it('are none for years that the table does not know', async () => {
    expect(await propose(2060)).toEqual([])
  })

  it('can be added twice in one call without harm', async () => {
    const { body } = await add([
      { day: '2027-01-04', name: 'One' },
      { day: '2027-01-04', name: 'Other' },
    ])
    expect(body.data).toMatchObject([{ day: '2027-01-04', name: 'One' }])
  })
})

describe('a calendar file of holidays', () => {
  const read = (calendar: string) => staff.call('POST', '/company_days/import', { body: { calendar } })
  const calendarOf = (...events: string[][]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n')

  it('is read without saving anything, and says which days have an entry', { tags: ['2.15-04'] }, async () => {
    await save('2026-04-14', inventory)
    const { status, body } = await read(
      calendarOf(
        ['DTSTART;VALUE=DATE:20260413', 'DTEND;VALUE=DATE:20260415', 'SUMMARY:Thingyan\\, first days'],
        ['DTSTART;VALUE=DATE:20260413', 'SUMMARY:Eve'],
        ['DTSTART:20260430T173000Z', 'SUMMARY:Labour Day'],
        ['DTSTART;TZID=Asia/Yangon:20261225T003000', 'SUMMARY:Christmas'],
      ),
    )
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        day: '2026-04-13',
        name: 'Thingyan, first days, Eve',
        nameInBurmese: 'Thingyan, first days၊ Eve',
        isKnown: false,
      },
      { day: '2026-04-14', name: 'Thingyan, first days', nameInBurmese: '', isKnown: true },
      { day: '2026-05-01', name: 'Labour Day', nameInBurmese: '', isKnown: false },
      { day: '2026-12-25', name: 'Christmas', nameInBurmese: '', isKnown: false },
    ])
    expect(await list('year=2026')).toHaveLength(1)
  })

  it('may be a list with a day and a name in each line', async () => {
    await save('2026-04-12', inventory)
    const { body } = await read('2026-04-11, Thingyan\n12/4/2026, Thingyan\n')
    expect(body.data).toEqual([
      { day: '2026-04-11', name: 'Thingyan', nameInBurmese: '', isKnown: false },
      { day: '2026-04-12', name: 'Thingyan', nameInBurmese: '', isKnown: true },
    ])
  })

  it('may repeat a day every year: of this year and two more', async () => {
    const { body } = await read(
      calendarOf(['DTSTART;VALUE=DATE:20200104', 'RRULE:FREQ=YEARLY', 'SUMMARY:Independence Day']),
    )
    expect(body.data.map(({ day }: { day: string }) => day)).toEqual(['2026-01-04', '2027-01-04', '2028-01-04'])
  })

  it.each([
    ['a cancelled event', calendarOf(['DTSTART;VALUE=DATE:20260413', 'STATUS:CANCELLED', 'SUMMARY:Eve'])],
    ['an event without a day', calendarOf(['SUMMARY:Eve'])],
    ['days of other years', calendarOf(['DTSTART;VALUE=DATE:20190413', 'SUMMARY:Eve'])],
    ['no event', calendarOf()],
  ])('with %s has no days', async (_what, calendar) => {
    const { status, body } = await read(calendar)
    expect([status, body.data]).toEqual([200, []])
  })

  it.each([
    ['nothing of a calendar', 'Dear Sir'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART'],
    ['a contact', 'BEGIN:VCARD\r\nFN:Ko Aung\r\nEND:VCARD'],
  ])('with %s is refused', async (_what, calendar) => {
    const { status, body } = await read(calendar)
    expect([status, body.code]).toEqual([400, 'company-day.unreadable'])
  })

  it('is refused when it is too large, and harmless when an event lasts for ages', { tags: ['2.15-04'] }, async () => {
    const large = await read('x'.repeat(500_001))
    expect([large.status, large.body.issues]).toEqual([
      400,
      [{ path: 'calendar', message: 'This file is too large for a calendar of holidays.' }],
    ])
    const endless = await read(calendarOf(['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:99990101', 'SUMMARY:Ages']))
    expect(endless.status).toBe(200)
    expect(endless.body.data.length).toBeLessThanOrEqual(31)
  })
})

describe('the working days of the company', () => {
  it('follow its weekdays, its holidays and its exchanged days, beyond the days that were asked for', {
    tags: ['2.15-05'],
  }, async () => {
    await testApp.database.update(company).set({ workingWeekdays: [1, 2, 3, 4, 5] })
    await add([
      { day: '2027-04-30', name: 'Inventory' },
      { day: '2027-05-03', name: 'Labour Day, observed' },
    ])
    await save('2027-05-09', { kind: 'working', name: 'Instead of 3 May' })
    const days = await loadWorkingDays(testApp, '2027-05-01', '2027-05-08')
    expect(days.weekdays).toEqual([1, 2, 3, 4, 5])
    expect(isWorkingDay(days, '2027-05-03')).toBe(false)
    expect(previousWorkingDay(days, '2027-05-01')).toBe('2027-04-29')
    expect(nextWorkingDay(days, '2027-05-07')).toBe('2027-05-09')
  })
})
