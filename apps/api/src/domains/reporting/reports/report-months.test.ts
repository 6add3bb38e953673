import type { Report, ReportData } from '@thant/contracts/reporting/report-data'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, createReport, item } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  testApp.clock.set('2026-02-10T03:00:00Z')
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin)
  for (const month of ['2024-12', '2025-02', '2025-03', '2025-10', '2025-12', '2026-01']) await collect(month)
})

const collect = (month: string, of = organization) =>
  createPickup(admin, of, `${month}-05T02:30:00Z`, [item('Papers', 10), item('Organic', 20)])
const preview = (body: object) => admin.call('POST', '/reports/preview', { body: { organization, ...body } })
const months = (from: string, to: string) => ({ months: { from, to } })
const get = async (id: string): Promise<Report> => (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
const idsOf = ({ pages }: ReportData) => pages.map(({ id }) => id)

describe('a report of months', () => {
  it('is of every month from the first to the last, in a title of their own', {
    tags: ['9-42', '9-43', '9-44', '9-45', '11.7-08'],
  }, async () => {
    const { body } = await preview(months('2025-01', '2025-12'))
    const report: ReportData = body.data
    expect([report.title, report.period]).toEqual(['Calendar year 2025', months('2025-01', '2025-12')])
    expect(report.quarters.map((group) => [group.label, group.months.length, group.ordinal])).toEqual([
      ['Jan – Mar 2025', 3, undefined],
      ['Apr – Jun 2025', 3, undefined],
      ['Jul – Sep 2025', 3, undefined],
      ['Oct – Dec 2025', 3, undefined],
    ])
    expect(report.figures).toMatchObject({ pickups: 4, weightKg: 120 })
    expect(report.figures.emptyMonths).toEqual(
      ['01', '04', '05', '06', '07', '08', '09', '11'].map((month) => `2025-${month}`),
    )
    expect(report.figures.annex).toHaveLength(4)
    expect(report.figures.comparison).toMatchObject({
      before: { months: { from: '2024-12', to: '2024-12' }, isWhole: false },
      yearAgo: { months: { from: '2024-01', to: '2024-12' }, isWhole: false },
    })
    // Where none of three months had pickups, there is nothing to draw.
    expect(idsOf(report).filter((id) => /^(monthly|composition)/.test(id))).toEqual(
      ['2025-01', '2025-10'].flatMap((first) => [`monthly-${first}`, `composition-${first}`]),
    )
    expect(idsOf(report).filter((id) => id.startsWith('trend'))).toHaveLength(2)
    expect(report.pages.length).toBe(15 + 2 + 2 * 2 + 1)
  })

  it('that are not over says so, and leaves out the months to come', { tags: ['11.7-08'] }, async () => {
    const { body } = await preview(months('2026-01', '2026-12'))
    expect([body.data.title, body.data.period]).toEqual([
      'Jan – Feb 2026',
      { ...months('2026-01', '2026-02'), isInProgress: true },
    ])
    expect(body.data.figures.emptyMonths).toEqual(['2026-02'])
    expect(JSON.stringify(body.data.pages)).toContain('is still in progress: what was collected until')
    expect((await preview(months('2025-11', '2026-01'))).body.data.period).toEqual(months('2025-11', '2026-01'))
  })

  it.each<[object, string, string]>([
    [{}, 'quarters', 'Please select at least one quarter.'],
    [
      { quarters: ['2024-12'], ...months('2025-01', '2025-03') },
      'months',
      'Please choose quarters or months, not both.',
    ],
    [months('2025-03', '2025-01'), 'months.to', 'The last month is before the first.'],
    [months('2015-01', '2025-01'), 'months.to', 'At most 120 months'],
    [months('2025-13', '2025-12'), 'months.from', 'Invalid month'],
    [months('2025-04', '2025-09'), 'months', 'There was no waste pickup in these months.'],
    [months('2026-03', '2026-12'), 'months', 'There was no waste pickup in these months.'],
    [{ layout: 'monthly', ...months('2025-01', '2025-04') }, 'months', 'A monthly report is of at most three months.'],
  ])('is refused with %j at %s', { tags: ['11.7-08'] }, async (choice, path, text) => {
    for (const address of ['/reports/preview', '/reports']) {
      const { status, body } = await admin.call('POST', address, { body: { organization, ...choice } })
      expect([status, body.issues?.[0]]).toEqual([400, expect.objectContaining({ path, message: text })])
    }
  })

  it('is corrected for the same months, whatever is collected later', { tags: ['11.7-08'] }, async () => {
    const of = await createOrganization(admin)
    for (const month of ['2025-01', '2026-01']) await collect(month, of)
    const id = await createReport(admin, { organization: of, ...months('2025-11', '2026-02') })
    testApp.clock.set('2026-05-10T03:00:00Z')
    const later = await signInAs(testApp, 'ADMIN')
    await createPickup(later, of, '2026-03-05T02:30:00Z', [item('Papers', 1)])
    const changed = async () =>
      (await later.call('GET', '/reports?limit=100')).body.data.find((row: Report) => row._id === id).dataChangedSince
    expect(await changed()).toBe(false)
    // A month that the report says had none.
    await createPickup(later, of, '2025-12-05T02:30:00Z', [item('Papers', 7)])
    expect(await changed()).toBe(true)
    const revised = (await later.call('POST', `/reports/${id}/revisions`)).body.data._id
    testApp.clock.set('2026-02-10T03:00:00Z')
    const [old, current] = [await get(id), await get(revised)]
    expect(old.data.period).toEqual({ ...months('2025-11', '2026-02'), isInProgress: true })
    expect(current.data).toMatchObject({ title: old.data.title, period: months('2025-11', '2026-02') })
    expect(current.data.quarters.map((group) => group.months)).toEqual(old.data.quarters.map((group) => group.months))
    expect([old.data.figures.weightKg, current.data.figures.weightKg]).toEqual([30, 37])
  })

  it('asks about one of quarters that has the same months, and about no other', { tags: ['11.7-08'] }, async () => {
    const of = await createOrganization(admin)
    for (const month of ['2025-01', '2025-02', '2025-03', '2025-04']) await collect(month, of)
    const save = (choice: object) =>
      admin.call('POST', '/reports', { body: { organization: of, replaces: 'ask', ...choice } })
    const first = (await save({ quarters: ['2025-01'] })).body.data._id
    expect((await save(months('2025-01', '2025-04'))).status).toBe(201)
    expect((await save(months('2025-02', '2025-04'))).status).toBe(201)
    const { status, body } = await save(months('2025-01', '2025-03'))
    expect([status, body.values.id]).toEqual([409, first])
  })
})
