import type { GriTables } from '@thant/contracts/reporting/gri'
import { burmese } from '@thant/i18n/my'
import { beforeAll, expect, it } from 'vitest'
import { pngFile } from '../../../../../test/files/images.ts'
import { uploadSlip } from '../../../../../test/files/upload.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  item,
} from '../../../../../test/records/factories.ts'
import { createReaders } from '../../../../../test/records/waste-readers.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let organization: string

beforeAll(async () => {
  testApp.clock.set('2026-06-10T03:00:00Z')
  ;({ staff, organization, customer, branchManager } = await createReaders(testApp))
  await staff.call('PATCH', '/company', { body: { name: 'Thant' } })
  const mill = await createDestination(staff, { name: 'River mill', licence: 'YCDC-1', licensedUntil: '2026-06-09' })
  const yard = await createDestination(staff, { name: 'Metal yard', licence: '', licensedUntil: '2026-06-10' })
  const other = await createDestination(staff)
  await createPickup(staff, organization, '2026-01-20T02:30:00Z', [
    { ...item('Papers', 600.125), treatment: 'recycling', destinationId: mill, measure: 'weighed' },
    { ...item('Cans', 200), treatment: 'reuse', destinationId: yard, measure: 'estimated' },
    { ...item('E-waste', 100), treatment: 'unknown', measure: 'weighed', isHazardous: true },
  ])
  await createPickup(staff, organization, '2026-06-05T02:30:00Z', [item('Glasses', 5)])
  const { file } = (await uploadSlip(staff, await pngFile())).body.data
  const load = { gross: undefined, tare: undefined, wasteType: 'Papers', date: '2026-01-25' }
  await createConsignment(staff, mill, { ...load, net: 300, slip: file })
  await createConsignment(staff, mill, { ...load, net: 100 })
  // Of another month, of a type that the organization does not have, and to where nothing of it goes.
  await createConsignment(staff, mill, { ...load, net: 900, date: '2026-02-01' })
  await createConsignment(staff, mill, { ...load, net: 900, wasteType: 'Organic' })
  await createConsignment(staff, other, { ...load, net: 900 })
})

const propose = (query = '?from=2026-01&to=2026-01', by = customer) =>
  by.call('GET', `/gri/organizations/${organization}/proposals${query}`)
const textsOf = async (query?: string) =>
  Object.fromEntries(
    (await propose(query)).body.data.map(({ key, text }: { key: string; text: string }) => [key, text]),
  )

it('proposes texts whose figures are those of the tables, the destinations and the loads', {
  tags: ['11.5-44'],
}, async () => {
  const begin = 'In Jan 2026, Thant collected 900.125 kg of our waste.'
  expect(await textsOf()).toEqual({
    '306-1': `${begin} It consisted of Paper 66.67%, Can 22.22%, E-waste 11.11%. 100.000 kg of it was hazardous.`,
    '306-2-a': `${begin} 800.125 kg (88.89%) was diverted from disposal, in kilograms: Preparation for reuse 200.000, Recycling 600.125. Composting and anaerobic digestion count as recycling. 100.000 kg (11.11%) was directed to disposal, in kilograms: Other disposal operations 100.000. Of 100.000 kg nobody recorded what became of it; it counts as disposal.`,
    '306-2-b': `${begin} Destinations of our waste that Thant has on record: 2, of which 1 with a licence number. The licence of River mill ended on Tue 9 Jun 2026. The licence of Metal yard is valid until Wed 10 Jun 2026. Of 100.000 kg (11.11%) no destination is recorded. Of the loads of these waste types to these destinations in these months, which are of all customers of Thant together, 75.00% of the kilograms have a weighbridge slip on record.`,
    '306-2-c': `${begin} The figures are sums of what Thant noted at each pickup, by type and weight. Pickups in these months: 1. How the weight is known: Weighed, 77.78%. How the weight is known: Estimated, 22.22%.`,
  })
  const { waste306_3, dataQuality } = (
    await customer.call('GET', `/gri/organizations/${organization}?from=2026-01&to=2026-01`)
  ).body.data as GriTables
  expect([waste306_3.total.generated, waste306_3.total.divertedFromDisposal]).toEqual([900.125, 800.125])
  expect(((dataQuality.diversionRate ?? 0) * 100).toFixed(2)).toBe('88.89')
})

it('says until when a month counts that is not over, and that there is no load', async () => {
  const texts = await textsOf('?from=2026-06&to=2026-06')
  expect(texts['306-1']).toContain('What was collected until Wed 10 Jun 2026 is counted.')
  expect(texts['306-1']).toContain('None of it was recorded as hazardous.')
  expect(texts['306-2-b']).toContain('Of 5.000 kg (100.00%) no destination is recorded.')
})

it('says of which licence no end is recorded, and nothing of a destination without any', {
  tags: ['11.5-44'],
}, async () => {
  const open = await createDestination(staff, { name: 'Open house', licence: 'YCDC-2', licensedUntil: null })
  const bare = await createDestination(staff, { name: 'Bare yard', licence: '', licensedUntil: null })
  await createPickup(staff, organization, '2026-03-20T02:30:00Z', [
    { ...item('Papers', 6), treatment: 'recycling', destinationId: open },
    { ...item('Cans', 2), treatment: 'recycling', destinationId: bare },
  ])
  const said = (await textsOf('?from=2026-03&to=2026-03'))['306-2-b']
  expect(said).toContain(
    '2, of which 1 with a licence number. No end is recorded for the licence of Open house. No load',
  )
})

it('proposes in the language of the reader', { tags: ['11.5-44'] }, async () => {
  const texts: string[] = Object.values(await textsOf('?from=2026-01&to=2026-01&language=my'))
  expect(texts.filter((text) => /[A-Za-z]/.test(text.replaceAll(/Thant|River mill|Metal yard/g, '')))).toEqual([])
  expect(texts[0]).toContain('၉၀၀.၁၂၅')
  expect(burmese).toHaveProperty(['None of it was recorded as hazardous.'])
})

it('proposes nothing where nothing was collected, and nothing to others', async () => {
  expect((await propose('?from=2024-01&to=2024-12')).body.data).toEqual([])
  expect((await propose('?from=2026-02&to=2026-01')).status).toBe(400)
  expect((await propose('', branchManager)).status).toBe(403)
  const elsewhere = await signInAs(testApp, 'USER', await createOrganization(staff))
  expect((await propose('', elsewhere)).status).toBe(404)
})
