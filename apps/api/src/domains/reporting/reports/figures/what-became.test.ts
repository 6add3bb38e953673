import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createReport,
  createTreatmentProfile,
  item,
} from '../../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string
let mill: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  staff = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(staff)
  mill = await createDestination(staff, { name: 'River Mill' })
  const shares = [
    { treatment: 'recycling', destinationId: mill, percent: 66.67 },
    { treatment: 'landfill', percent: 33.33 },
  ]
  await createTreatmentProfile(staff, { wasteType: 'Plastics', validFrom: '2025-01-01', shares })
  const toMill = [{ treatment: 'recycling', destinationId: mill, percent: 100 }]
  await createTreatmentProfile(staff, { wasteType: 'Papers', validFrom: '2025-01-01', shares: toMill })
  const somewhere = [{ treatment: 'recycling', percent: 100 }]
  await createTreatmentProfile(staff, { wasteType: 'Papers', validFrom: '2026-01-01', shares: somewhere })
  await collect('2025-01-10', [item('Papers', 4)])
  await collect('2025-02-10', [item('Papers', 6)])
  await collect('2025-03-10', [item('Papers', 10), item('Cans', 2)])
  // April 2025 is part of no quarter, because nothing was collected.
  for (const month of ['2025-05', '2025-06', '2025-07']) await collect(`${month}-10`, [item('Papers', 10)])
  await collect('2026-01-10', [
    { ...item('Plastics', 33.333), measure: 'weighed' },
    { ...item('E-waste', 0.1), treatment: 'unknown', measure: 'estimated' },
  ])
  await collect('2026-02-10', [{ ...item('Plastics', 0.001), measure: 'weighed' }, item('Papers', 15)])
  await collect('2026-03-10', [{ ...item('Papers', 30), treatment: 'reuse', destinationId: mill }])
  await createConsignment(staff, mill, { gross: 80, tare: 30, date: '2025-07-31' })
})

async function collect(day: string, items: object[]): Promise<void> {
  const id = await createPickup(staff, organization, `${day}T02:30:00Z`)
  const { status } = await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
  expect(status).toBe(200)
}

async function preview(quarters: string[], of = organization): Promise<ReportData> {
  const { status, body } = await staff.call('POST', '/reports/preview', { body: { organization: of, quarters } })
  expect(status).toBe(200)
  return body.data
}

const grams = (weights: ReadonlyArray<{ weightKg: number }> = []) =>
  weights.reduce((sum, { weightKg }) => sum + Math.round(weightKg * 1_000), 0)

const way = (treatment: string, destination: string | null) => [
  { treatments: [{ treatment, percent: 100 }] },
  { destinations: [destination] },
]

describe('what became of the waste of a report', () => {
  it('is said of every gram: its treatment, where it went, and how its weight is known', {
    tags: ['11.8-01', '11.8-02'],
  }, async () => {
    const { figures } = await preview(['2026-01'])
    expect(figures.treatments).toEqual([
      { type: 'Papers', treatment: 'reuse', destination: 'River Mill', weightKg: 30 },
      { type: 'Papers', treatment: 'recycling', destination: null, weightKg: 15 },
      { type: 'Plastics', treatment: 'recycling', destination: 'River Mill', weightKg: 22.225 },
      { type: 'Plastics', treatment: 'landfill', destination: null, weightKg: 11.109 },
      { type: 'E-waste', treatment: 'unknown', destination: null, weightKg: 0.1 },
    ])
    expect(figures.measures).toEqual(
      Object.entries({ weighed: 33.334, estimated: 0.1, 'from-volume': 0, 'not-recorded': 45 }).map(
        ([measure, weightKg]) => ({ measure, weightKg, uncertainty: expect.anything() }),
      ),
    )
    expect([grams(figures.treatments), grams(figures.measures)]).toEqual([78_434, 78_434])
    for (const { name, quantity } of figures.composition) {
      expect(grams(figures.treatments?.filter(({ type }) => type === name))).toBe(Math.round(quantity * 1_000))
    }
  })

  it('is said with how far the weight may be off, which a saved report keeps', { tags: ['11.8-09'] }, async () => {
    const { figures, pages } = await preview(['2026-01'])
    expect(figures.measures?.map(({ uncertainty }) => uncertainty)).toEqual(Object.values(defaultUncertainty))
    // The root of (2 * 33.334)² + (30 * 0.1)² + (50 * 45)², over 78.434.
    expect(figures.uncertaintyPercent).toBe(29)
    const saved = await createReport(staff, { organization, quarters: ['2026-01'] })
    const changed = { ...defaultUncertainty, 'not-recorded': { percent: 10, source: 'A study of {{ours}}' } }
    await staff.call('PATCH', '/company', { body: { weightUncertainty: changed } })
    const later = await preview(['2026-01'])
    expect(later.figures.uncertaintyPercent).toBe(6)
    expect(JSON.stringify(later.pages)).toContain('A study of {{ours}}')
    expect((await call(testApp.app, 'GET', `/reports/${saved}`)).body.data.data).toMatchObject({ figures, pages })
    await staff.call('PATCH', '/company', { body: { weightUncertainty: defaultUncertainty } })
    for (const id of ['executive-summary', 'what-became'])
      expect([id, JSON.stringify(pages.find((page) => page.id === id)?.blocks[0])]).toEqual([
        id,
        expect.stringContaining('{"kg":78.434,"uncertaintyPercent":29}'),
      ])
  })

  it('adds up over quarters too, with what left in consignments', { tags: ['11.8-01', '11.8-02'] }, async () => {
    const { figures } = await preview(['2025-01', '2026-01'])
    expect(figures.treatments?.[0]).toMatchObject({ type: 'Papers', treatment: 'reuse', weightKg: 30 })
    expect(grams(figures.treatments)).toBe(Math.round(figures.weightKg * 1_000))
    // The load took the oldest papers first to the mill that they are claimed for, which are those of 2025.
    expect(figures.coverage?.weightKg).toBe(20)
    expect((await preview(['2026-01'])).figures.coverage).toMatchObject({ weightKg: 0, share: 0 })
  })

  it('is a page of its own with a line for each treatment in each place, and counts what nobody knows as disposal', {
    tags: ['11.8-01'],
  }, async () => {
    const { pages } = await preview(['2026-01'])
    const page = pages.find(({ id }) => id === 'what-became')
    const [cards, table, unknown] = page?.blocks ?? []
    expect(JSON.stringify(cards)).toContain('{"percent":85.71}')
    expect(table).toMatchObject({
      rows: [
        [{ type: 'Papers' }, '', '', { kg: 45 }, { percent: 57.37 }, { percent: 100 }],
        ['', ...way('reuse', 'River Mill'), { kg: 30 }, { percent: 38.25 }, ''],
        ['', ...way('recycling', null), { kg: 15 }, { percent: 19.12 }, ''],
        [{ type: 'Plastics' }, '', '', { kg: 33.334 }, { percent: 42.5 }, { percent: 66.67 }],
        ['', ...way('recycling', 'River Mill'), { kg: 22.225 }, { percent: 28.34 }, ''],
        ['', ...way('landfill', null), { kg: 11.109 }, { percent: 14.16 }, ''],
        [{ type: 'E-waste' }, ...way('unknown', null), { kg: 0.1 }, { percent: 0.13 }, { percent: 0 }],
        [{ text: 'Total' }, '', '', { kg: 78.434 }, { percent: 100 }, { percent: 85.71 }],
      ],
    })
    expect(unknown).toMatchObject({ kind: 'note', message: { values: { weight: { kg: 0.1 } } } })
    const others = await preview(['2025-05'])
    expect(JSON.stringify(others.pages)).not.toContain('nobody recorded')
  })
})

describe('what a report is compared with', () => {
  const comparisonOf = async (quarters: string[]) => (await preview(quarters)).figures.comparison

  it('is the quarter before and the same months a year before', { tags: ['11.8-03'] }, async () => {
    const { before, yearAgo } = (await comparisonOf(['2026-01'])) ?? {}
    expect(before).toMatchObject({
      months: { from: '2025-05', to: '2025-07' },
      weightKg: 30,
      pickups: 3,
      isWhole: true,
    })
    expect(yearAgo).toMatchObject({
      months: { from: '2025-01', to: '2025-03' },
      weightKg: 22,
      pickups: 3,
      isWhole: true,
    })
    expect(yearAgo?.composition).toEqual([
      { name: 'Papers', quantity: 20 },
      { name: 'Cans', quantity: 2 },
    ])
  })

  it('is said with its change, in the summary and of each type', { tags: ['11.8-03', '11.8-04'] }, async () => {
    const { pages } = await preview(['2026-01'])
    const summary = JSON.stringify(pages.find(({ id }) => id === 'executive-summary'))
    expect(summary).toContain('{"change":161.4}')
    const aboutPaper = JSON.stringify(pages.find(({ id }) => id === 'what-happened-paper')?.blocks[0])
    expect(aboutPaper).toContain('{"change":50}')
    expect(aboutPaper).toContain('{"number":2}')
    // There was no plastic before, so there is no change of it.
    const aboutPlastic = JSON.stringify(pages.find(({ id }) => id === 'what-happened-plastic')?.blocks[0])
    expect(aboutPlastic).not.toContain('"change"')
  })

  it('is nothing for the first quarter, which says so', { tags: ['11.8-03'] }, async () => {
    const { figures, pages } = await preview(['2025-01'])
    expect(figures.comparison).toEqual({ before: null, yearAgo: null })
    expect(JSON.stringify(pages)).toContain('There was nothing collected before to compare with.')
  })

  it('gives no change from fewer months', { tags: ['11.8-03'] }, async () => {
    const { figures, pages } = await preview(['2025-05', '2026-01'])
    expect(figures.comparison?.before).toMatchObject({ weightKg: 22, isWhole: false })
    const summary = JSON.stringify(pages.find(({ id }) => id === 'executive-summary'))
    expect(summary).toContain('No change is given from months in which collection had only begun.')
  })
})

it('is a report like any other when it is saved twice', async () => {
  const save = async () =>
    (await staff.call('POST', '/reports', { body: { organization, quarters: ['2026-01'] } })).body
  expect((await save()).data._id).toBe((await save()).data._id)
})
