import type { GriTables } from '@thant/contracts/reporting/gri'
import type { ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import type { ReportLink } from '@thant/contracts/reporting/report-links'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createReport,
  createSite,
  item,
} from '../../../../../test/records/factories.ts'
import { call, type Reply, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string
let branch: string
let destination: string
let report: string
/** The pickups of the report, in time order. */
let pickups: string[]

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN', null, { name: 'Daw Canary of the office' })
  organization = await createOrganization(admin, { name: 'Golden Lotus', contactPersonName: 'Daw Canary' })
  branch = await createSite(admin, organization, { name: 'Branch', contactPersonName: 'U Canary' })
  customer = await signInAs(testApp, 'USER', organization, { name: 'Ma Canary' })
  destination = await createDestination(admin, { name: 'Bago mill', contact: 'U Canary, 09 765 4323' })
  pickups = [
    await collect(organization, '2025-01-31T17:29:59Z', [
      { ...item('Papers', 12.345), measure: 'weighed', destinationId: destination, treatment: 'recycling' },
      { ...item('Plastics', 33.333), measure: 'estimated', treatment: 'landfill' },
    ]),
    // In Yangon it is February.
    await collect(organization, '2025-01-31T17:30:00Z', [{ ...item('Cans', 0.1), treatment: 'unknown' }], branch),
    await collect(organization, '2025-04-10T02:30:00Z', [{ ...item('Organic', 7.5), isHazardous: true }]),
  ]
  await collect(organization, '2025-05-01T02:30:00Z', [item('Papers', 900)])
  report = await createReport(admin, { organization, quarters: ['2025-01'] })
  await collect(await createOrganization(admin), '2025-02-10T02:30:00Z', [item('Papers', 700, 'Canary paper')])
  await createPickup(admin, organization, '2025-02-11T02:30:00Z')
})

async function collect(of: string, pickUpTime: string, items: object[], site?: string): Promise<string> {
  const id = await createPickup(admin, of, pickUpTime, [], site)
  const { status } = await admin.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
  expect(status).toBe(200)
  return id
}

type Shared = { _id: string; link: string }
const share = async (id = report): Promise<Shared> =>
  (await customer.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })).body.data
const anyone = (path: string) => call(testApp.app, 'GET', path)
const evidenceOf = (link: string) => anyone(`/reports/shared/${link}/evidence`)
const countOpening = (link: string) => call(testApp.app, 'POST', `/reports/shared/${link}/openings`)
const linkOf = async (by: TestActor, { _id }: Shared, id = report): Promise<ReportLink> => {
  const links: ReportLink[] = (await by.call('GET', `/reports/${id}/links`)).body.data
  const found = links.find((each) => each._id === _id)
  if (found === undefined) throw new Error('the link is not listed')
  return found
}

const grams = (kilograms: number) => Math.round(kilograms * 1_000)

/** What the tables say by what the items say, in grams. */
function summedUp({ pickups: listed }: ReportEvidence) {
  const items = (listed ?? []).flatMap((pickup) => pickup.items)
  const of = (keeps: (item: (typeof items)[number]) => boolean) =>
    items.filter(keeps).reduce((sum, { weightKg }) => sum + grams(weightKg), 0)
  const isLandfilled = ({ treatment }: (typeof items)[number]) => treatment === 'landfill'
  const isUnknown = ({ treatment }: (typeof items)[number]) => treatment === 'unknown'
  return {
    total: of(() => true),
    hazardous: of(({ isHazardous }) => isHazardous),
    diverted: of((each) => !isLandfilled(each) && !isUnknown(each)),
    landfilled: of(isLandfilled),
    unknown: of(isUnknown),
    weighed: of(({ measure }) => measure === 'weighed'),
    documents: of(({ wasteType }) => wasteType === 'Papers'),
  }
}

function cellsOf({ waste306_3, diverted306_4, disposed306_5, dataQuality }: Omit<GriTables, 'scope3Category5'>) {
  const { hazardous, nonHazardous, total } = disposed306_5
  return {
    total: grams(waste306_3.total.generated),
    hazardous: grams(diverted306_4.hazardous.total.total) + grams(hazardous.total.total),
    diverted: grams(diverted306_4.total.total),
    landfilled: grams(nonHazardous.rows.find(({ operation }) => operation === 'landfilling')?.total ?? Number.NaN),
    unknown: grams(nonHazardous.unknownTreatment.total),
    weighed: grams(dataQuality.measures.find(({ measure }) => measure === 'weighed')?.weightKg ?? Number.NaN),
    documents: grams(waste306_3.rows.find(({ wasteType }) => wasteType === 'Papers')?.generated ?? Number.NaN),
    disposed: grams(total.total),
  }
}

describe('the evidence behind a share link', () => {
  it('has the pickups of the report, of no other month and organization, and tables that they add up to', {
    tags: ['2.13-24'],
  }, async () => {
    const { link } = await share()
    const { status, body } = await evidenceOf(link)
    expect(status).toBe(200)
    const evidence: ReportEvidence = body.data
    expect(evidence.pickups?.map(({ collectionNote, site }) => [collectionNote, site])).toEqual([
      [collectionNoteNumberOf(pickups[0] ?? ''), 'Main site'],
      [collectionNoteNumberOf(pickups[1] ?? ''), 'Branch'],
      [collectionNoteNumberOf(pickups[2] ?? ''), 'Main site'],
    ])
    const sums = summedUp(evidence)
    expect(sums).toMatchObject({ total: 53_278, documents: 12_345, landfilled: 33_333, unknown: 100, hazardous: 7_500 })
    const { disposed, ...cells } = cellsOf(evidence.tables)
    expect(cells).toEqual(sums)
    expect(sums.diverted + disposed).toBe(sums.total)
    const { data } = (await anyone(`/reports/shared/${link}`)).body.data
    expect(grams(data.figures.weightKg)).toBe(sums.total)
    expect(evidence.dataChangedSince).toBe(false)
  })

  it('tells of consignments what staff read of the same months', { tags: ['2.13-24'] }, async () => {
    await createConsignment(admin, destination, { date: '2025-02-01', gross: 5, tare: 1 })
    const { link } = await share()
    const { tables }: ReportEvidence = (await evidenceOf(link)).body.data
    const query = { from: '2025-01', to: '2025-01' }
    const { body } = await admin.call('GET', `/gri/organizations/${organization}`, { query })
    expect(tables.dataQuality.coveredByConsignments.weightKg).toBe(4)
    expect(body.data.dataQuality.coveredByConsignments.weightKg).toBe(4)
  })

  it('tells no id and no person', { tags: ['2.13-25'] }, async () => {
    const { _id, link } = await share()
    const { text } = await evidenceOf(link)
    for (const id of [report, organization, branch, _id, admin.id, customer.id, ...pickups]) {
      expect(text).not.toContain(id)
    }
    expect(text).not.toMatch(/canary/i)
  })

  it('says that pickups were changed, while the report stays', { tags: ['2.13-25'] }, async () => {
    const own = await createOrganization(admin)
    const corrected = await collect(own, '2025-01-10T02:30:00Z', [item('Papers', 5)])
    const id = await createReport(admin, { organization: own, quarters: ['2025-01'] })
    const { link } = (await admin.call('POST', `/reports/${id}/links`, { body: {} })).body.data
    await admin.call('PATCH', `/logistics/${corrected}`, { body: { items: [item('Papers', 5.5)] } })
    const evidence: ReportEvidence = (await evidenceOf(link)).body.data
    expect(evidence).toMatchObject({ dataChangedSince: true, tables: { waste306_3: { total: { generated: 5.5 } } } })
    expect((await anyone(`/reports/shared/${link}`)).body.data.data.figures.weightKg).toBe(5)
  })

  it('and the count end with the link: once it is revoked, is over, or its report is deleted', {
    tags: ['2.13-25'],
  }, async () => {
    const own = await createOrganization(admin)
    await collect(own, '2025-01-10T02:30:00Z', [item('Papers', 5)])
    const id = await createReport(admin, { organization: own, quarters: ['2025-01'] })
    const make = async (): Promise<Shared> =>
      (await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 1 } })).body.data
    const open = ({ link }: Shared): Promise<Reply[]> =>
      Promise.all([anyone(`/reports/shared/${link}`), evidenceOf(link), countOpening(link)])
    const statusOf = async (shared: Shared) => (await open(shared)).map(({ status }) => status)

    const revoked = await make()
    expect(await statusOf(revoked)).toEqual([200, 200, 200])
    await admin.call('DELETE', `/reports/${id}/links/${revoked._id}`)
    expect(await statusOf(revoked)).toEqual([404, 404, 404])
    expect((await linkOf(admin, revoked, id)).openings).toBe(1)

    const over = await make()
    const now = testApp.clock.now()
    testApp.clock.set(new Date(now.getTime() + 24 * 3_600_000).toISOString())
    expect(await statusOf(over)).toEqual([404, 404, 404])
    testApp.clock.set(now.toISOString())
    expect(await statusOf({ ...over, link: `${over.link.slice(0, -1)}_` })).toEqual([404, 404, 404])

    const deleted = await make()
    await admin.call('DELETE', `/reports/${id}`)
    expect(await statusOf(deleted)).toEqual([404, 404, 404])
  })
})

describe('the count of openings', () => {
  it('counts each opening once, however many come at once, and tells staff and customers', {
    tags: ['2.13-26'],
  }, async () => {
    const shared = await share()
    expect(await linkOf(customer, shared)).toMatchObject({ openings: 0, lastOpenedAt: null })
    const openings = await Promise.all(Array.from({ length: 12 }, () => countOpening(shared.link)))
    expect(openings.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    const counted = { openings: 12, lastOpenedAt: testApp.clock.now().toISOString() }
    for (const by of [admin, customer]) expect(await linkOf(by, shared)).toMatchObject(counted)
  })

  it('counts neither the page, nor what is read for it, nor who reads the report without the link', {
    tags: ['2.13-26'],
  }, async () => {
    const shared = await share()
    const { link } = shared
    for (const method of ['GET', 'HEAD'] as const) {
      await testApp.app.inject({ method, url: `/report?link=${link}` })
      await testApp.app.inject({ method, url: `/api/reports/shared/${link}` })
    }
    await evidenceOf(link)
    await testApp.app.inject({ url: `/api/download/shared/${link}` })
    for (const by of [admin, customer]) await by.call('POST', `/reports/shared/${link}/openings`)
    expect((await linkOf(customer, shared)).openings).toBe(0)
    const stranger = await signInAs(testApp, 'USER', await createOrganization(admin))
    const driver = await signInAs(testApp, 'DRIVER')
    for (const by of [stranger, driver]) await by.call('POST', `/reports/shared/${link}/visits`)
    expect((await linkOf(customer, shared)).openings).toBe(2)
  })
})
