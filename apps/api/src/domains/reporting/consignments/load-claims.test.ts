import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { uploadSlip } from '../../../../test/files/upload.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string
const places: Record<string, string> = {}

const load = (place: string, wasteType: string, date: string, net: number, slip?: string) =>
  createConsignment(staff, places[place] ?? '', { date, wasteType, gross: null, tare: null, net, slip: slip ?? null })
const collect = (at: string, items: object[]) => createPickup(staff, organizationId, at, items)
const read = async (query: string) => (await staff.call('GET', `/mass_balance/claims?${query}`)).body.data
/** Destination, claimed, consigned, with slip, difference and state of each row of a type. */
const rowsOfType = async (wasteType: string, query = 'from=2026-01&to=2026-01') => {
  const { rows } = await read(query)
  return rows
    .filter((row: { wasteType: string }) => row.wasteType === wasteType)
    .map(({ destination, claimedKg, consignedKg, withSlipKg, differenceKg, state }: Record<string, unknown>) => [
      (destination as { name: string } | null)?.name ?? null,
      claimedKg,
      consignedKg,
      withSlipKg,
      differenceKg,
      state,
    ])
}

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  for (const name of ['Mill', 'Shelf']) places[name] = await createDestination(staff, { name })
  for (const name of ['Dump', 'Yard']) places[name] = await createDestination(staff, { name, kind: 'landfill' })
  await createTreatmentProfile(staff, {
    wasteType: 'Plastics',
    validFrom: '2026-01-01',
    shares: [
      { treatment: 'recycling', destinationId: places.Mill, percent: 80 },
      { treatment: 'landfill', destinationId: places.Dump, percent: 20 },
    ],
  })
  // 31 December and 1 January, on both sides of midnight in Yangon.
  await collect('2025-12-31T17:29:59Z', [item('Plastics', 1_000)])
  await collect('2025-12-31T17:30:00Z', [item('Plastics', 70)])
  await collect('2026-01-31T17:29:59Z', [item('Plastics', 30.005)])
  await collect('2026-01-31T17:30:00Z', [item('Plastics', 5_000)])
  const own = { treatment: 'recycling', destinationId: places.Yard }
  await collect('2026-01-20T03:00:00Z', [
    { ...item('Cans', 40), ...own },
    { ...item('Cans', 7), ...own },
    { ...item('Cans', 3), treatment: 'unknown' },
  ])
  const admin = await signInAs(testApp, 'SUPER ADMIN')
  const archived = await collect('2026-01-21T03:00:00Z', [item('Plastics', 900)])
  await admin.call('DELETE', `/logistics/${archived}`)
  const { file: slip } = (await uploadSlip(staff, await pngFile())).body.data
  await load('Mill', 'Plastics', '2026-01-01', 50, slip)
  await load('Mill', 'Plastics', '2026-01-31', 34.006)
  await load('Mill', 'Plastics', '2025-12-31', 600)
  await load('Mill', 'Plastics', '2026-02-01', 600)
  await load('Yard', 'Cans', '2026-01-15', 51)
  await load('Shelf', 'Cans', '2026-01-16', 0.001)
  const gone = await load('Dump', 'Plastics', '2026-01-15', 20)
  await staff.call('DELETE', `/consignments/${gone}`)
})

describe('what profiles claim beside the loads', () => {
  it('is compared by type and destination, in the months of the company, with slips apart', {
    tags: ['11.4-04'],
  }, async () => {
    expect(await rowsOfType('Plastics')).toEqual([
      ['Mill', 80.004, 84.006, 50, 4.002, 'differs'],
      ['Dump', 20.001, 0, 0, -20.001, 'claimed-only'],
    ])
  })

  it('says of each row whether it agrees, and where nothing is claimed or recorded', {
    tags: ['11.4-04'],
  }, async () => {
    expect(await rowsOfType('Cans')).toEqual([
      ['Yard', 47, 51, 0, 4, 'differs'],
      [null, 3, 0, 0, -3, 'claimed-only'],
      ['Shelf', 0, 0.001, 0, 0.001, 'consigned-only'],
    ])
  })

  it('marks what counts as diverted at a landfill', { tags: ['11.3-03'] }, async () => {
    const { rows } = await read('from=2026-01&to=2026-01')
    const questionable = rows.filter(({ isDoubtful }: { isDoubtful: boolean }) => isDoubtful)
    expect(questionable.map(({ destination }: { destination: { name: string } }) => destination.name)).toEqual(['Yard'])
  })

  it('has a total of each type', { tags: ['11.4-04'] }, async () => {
    const { totals } = await read('from=2026-01&to=2026-01')
    expect(totals).toEqual([
      { wasteType: 'Plastics', claimedKg: 100.005, consignedKg: 84.006, withSlipKg: 50, differenceKg: -15.999 },
      { wasteType: 'Cans', claimedKg: 50, consignedKg: 51.001, withSlipKg: 0, differenceKg: 1.001 },
    ])
  })

  it('agrees up to the tolerance of the company, on both sides of what is claimed', { tags: ['11.4-04'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const stateAt = async (massBalanceTolerance: number) => {
      await admin.call('PATCH', '/company', { body: { massBalanceTolerance } })
      return (await rowsOfType('Plastics')).map((row: unknown[]) => row[5])
    }
    // 4.002 kg are a little more than 5 % of 80.004 kg.
    expect(await stateAt(5.1)).toEqual(['agrees', 'claimed-only'])
    expect(await stateAt(0)).toEqual(['differs', 'claimed-only'])
    await stateAt(5)
  })

  it('is this year’s without a range, and empty where there was nothing', async () => {
    const [mill] = await rowsOfType('Plastics', '')
    expect(mill.slice(0, 3)).toEqual(['Mill', 4_080.004, 684.006])
    expect(await read('from=2001-01&to=2001-12')).toEqual({ rows: [], totals: [] })
  })

  it.each([
    ['from=2026-13', 'from'],
    ['from=2026-02&to=2026-01', 'to'],
    ['from=2001-01&to=2026-01', 'to'],
  ])('refuses %s, as a file too', async (query, path) => {
    for (const address of ['/mass_balance/claims', '/mass_balance/claims/export', '/mass_balance/export']) {
      const { status, body } = await staff.call('GET', `${address}?${query}`)
      expect([address, status, body.issues[0].path]).toEqual([address, 400, path])
    }
  })

  it('comes as a file with the same rows and totals, in the language of the reader', {
    tags: ['11.4-05'],
  }, async () => {
    const { text } = await staff.call('GET', '/mass_balance/claims/export?from=2026-01&to=2026-01')
    const [head, ...rows] = rowsOf(text)
    expect(head).toEqual([
      'Waste type',
      'Row',
      'Destination',
      'Claimed (kg)',
      'Shipped (kg)',
      'With slip (kg)',
      'Difference (kg)',
      'State',
      'Note',
    ])
    expect(rows).toEqual([
      ['Plastic', 'Destination', 'Mill', '80.004', '84.006', '50', '4.002', 'Differs', ''],
      ['Plastic', 'Destination', 'Dump', '20.001', '0', '0', '-20.001', 'No load', ''],
      ['Plastic', 'Total', '', '100.005', '84.006', '50', '-15.999', '', ''],
      ['Can', 'Destination', 'Yard', '47', '51', '0', '4', 'Differs', 'Claimed as recovered at a landfill'],
      ['Can', 'Destination', '', '3', '0', '0', '-3', 'No load', ''],
      ['Can', 'Destination', 'Shelf', '0', '0.001', '0', '0.001', 'Not claimed', ''],
      ['Can', 'Total', '', '50', '51.001', '0', '1.001', '', ''],
    ])
    const burmese = await staff.call('GET', '/mass_balance/claims/export?from=2026-01&to=2026-01&language=my')
    expect(rowsOf(burmese.text)[3]?.[1]).toBe('စုစုပေါင်း')
  })
})

it('the mass balance comes as a file, with a total of each type from the first stock to the last', {
  tags: ['11.4-05'],
}, async () => {
  const { text } = await staff.call('GET', '/mass_balance/export?from=2026-01&to=2026-02')
  expect(rowsOf(text)).toEqual([
    [
      'Month',
      'Waste type',
      'In stock before (kg)',
      'Collected (kg)',
      'Shipped (kg)',
      'Lost (kg)',
      'By stock-takes (kg)',
      'In stock (kg)',
      'Difference (kg)',
    ],
    ['2026-01', 'Plastic', '400', '100.005', '84.006', '0', '0', '415.999', '0'],
    ['2026-01', 'Can', '0', '50', '51.001', '0', '0', '0', '1.001'],
    ['2026-02', 'Plastic', '415.999', '5000', '600', '0', '0', '4815.999', '0'],
    ['Total', 'Plastic', '400', '5100.005', '684.006', '0', '0', '4815.999', '0'],
    ['Total', 'Can', '0', '50', '51.001', '0', '0', '0', '1.001'],
  ])
})
