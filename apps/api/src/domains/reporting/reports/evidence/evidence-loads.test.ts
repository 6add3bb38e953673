import { type EvidenceLoad, loadNumberOf, type ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { beforeAll, describe, expect, it } from 'vitest'
import { pngFile } from '../../../../../test/files/images.ts'
import { unzip } from '../../../../../test/files/unzip.ts'
import { uploadSlip } from '../../../../../test/files/upload.ts'
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

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')

const testApp = useTestApp()
let admin: TestActor
let organization: string
let mill: string
let report: string
let withPdf: string
let withPicture: string
let withoutSlip: string
let ofOtherPlace: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin)
  mill = await createDestination(admin, {
    name: 'Bago mill',
    licence: 'YCDC-7',
    wasteTypes: ['Papers'],
    licensedUntil: '2027-06-30',
    address: '4 Mill Road',
    contact: 'U Ba',
  })
  const composter = await createDestination(admin, { name: 'Hlegu farm', kind: 'composter' })
  await createTreatmentProfile(admin, {
    wasteType: 'Papers',
    validFrom: '2024-12-01',
    shares: [{ treatment: 'recycling', destinationId: mill, percent: 100 }],
  })
  await createTreatmentProfile(admin, { wasteType: 'Cans', validFrom: '2025-06-01' })
  await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 40)])
  await createPickup(admin, organization, '2025-02-10T02:30:00Z', [item('Papers', 50)])
  await createPickup(admin, organization, '2025-03-10T02:30:00Z', [
    { ...item('Organic', 9), treatment: 'composting', destinationId: composter },
  ])
  report = await createReport(admin, { organization, quarters: ['2025-01'] })
  const slips = [
    await uploadSlip(admin, { contents: pdf, name: 'slip.pdf', type: 'application/pdf' }),
    await uploadSlip(admin, await pngFile()),
  ].map(({ body }) => body.data.file)
  withPdf = await createConsignment(admin, mill, { date: '2025-01-31', slip: slips[0], documentNumber: 'WB-1' })
  withPicture = await createConsignment(admin, mill, { date: '2025-02-01', slip: slips[1] })
  withoutSlip = await createConsignment(admin, composter, { date: '2025-03-31', wasteType: 'Organic' })
  for (const [place, overrides] of [
    [mill, { date: '2024-12-31' }],
    [mill, { date: '2025-04-01' }],
    [mill, { date: '2025-02-01', wasteType: 'Plastics' }],
    [composter, { date: '2025-02-01' }],
  ] as const) {
    await createConsignment(admin, place, overrides)
  }
  const otherSlip = (await uploadSlip(admin, { contents: pdf, name: 'slip.pdf', type: 'application/pdf' })).body.data
  ofOtherPlace = await createConsignment(admin, await createDestination(admin), {
    date: '2025-02-01',
    slip: otherSlip.file,
  })
})

const share = async (id = report): Promise<{ _id: string; link: string }> =>
  (await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 1 } })).body.data
const evidenceOf = async (link: string): Promise<ReportEvidence> =>
  (await call(testApp.app, 'GET', `/reports/shared/${link}/evidence`)).body.data
const readSlip = (link: string, consignment: string) =>
  testApp.app.inject({ url: `/api/reports/shared/${link}/slips/${loadNumberOf(consignment)}` })

describe('the loads behind a share link', () => {
  it('are those of the types, months and places of the report, with what proves them', {
    tags: ['2.13-28'],
  }, async () => {
    const { loads } = await evidenceOf((await share()).link)
    const said = loads.map(({ number, date, destination, wasteType, netKg, slip }: EvidenceLoad) => [
      number,
      date,
      destination,
      wasteType,
      netKg,
      slip,
    ])
    expect(said).toEqual([
      [loadNumberOf(withPdf), '2025-01-31', 'Bago mill', 'Papers', 2_200, 'pdf'],
      [loadNumberOf(withPicture), '2025-02-01', 'Bago mill', 'Papers', 2_200, 'picture'],
      [loadNumberOf(withoutSlip), '2025-03-31', 'Hlegu farm', 'Organic', 2_200, null],
    ])
    expect(loads[0]?.documentNumber).toBe('WB-1')
  })

  it('come with the places, without whom to call there, and with the profiles of the months alone', {
    tags: ['2.13-27'],
  }, async () => {
    const { destinations, profiles } = await evidenceOf((await share()).link)
    expect(destinations.map(({ name }) => name)).toEqual(['Bago mill', 'Hlegu farm'])
    expect(destinations[0]).toEqual({
      name: 'Bago mill',
      kind: 'recycler',
      licence: 'YCDC-7',
      licensedTypes: ['Papers'],
      licensedUntil: '2027-06-30',
      address: '4 Mill Road',
    })
    expect(profiles.filter(({ wasteType }) => wasteType === 'Papers')).toEqual([
      {
        wasteType: 'Papers',
        validFrom: '2024-12-01',
        validTo: null,
        addedOn: '2026-02-03',
        reason: null,
        shares: [{ treatment: 'recycling', destination: 'Bago mill', percent: 100 }],
      },
    ])
    const ofCans = profiles.filter(({ wasteType }) => wasteType === 'Cans')
    expect(ofCans.map(({ validTo }) => validTo)).toEqual(['2025-05-31'])
  })

  it('keep the place that the report names where a pickup was corrected since', { tags: ['2.13-28'] }, async () => {
    const own = await createOrganization(admin)
    const pickup = await createPickup(admin, own, '2025-01-20T02:30:00Z', [item('Papers', 3)])
    const id = await createReport(admin, { organization: own, quarters: ['2025-01'] })
    const yard = await createDestination(admin, { name: 'Thilawa yard' })
    const items = [{ ...item('Papers', 3), treatment: 'recycling', destinationId: yard }]
    expect((await admin.call('PATCH', `/logistics/${pickup}`, { body: { items } })).status).toBe(200)
    const { destinations, loads } = await evidenceOf((await share(id)).link)
    expect(destinations.map(({ name }) => name)).toEqual(['Bago mill', 'Thilawa yard'])
    expect(loads.map(({ number }) => number)).toEqual([loadNumberOf(withPdf)])
  })
})

describe('the slips in the file of the evidence', () => {
  const fileOf = async (link: string) => {
    const { rawPayload } = await testApp.app.inject({ url: `/api/reports/shared/${link}/evidence/file` })
    return rawPayload
  }

  it('are those of its loads, by their numbers, and of no others', { tags: ['2.13-30'] }, async () => {
    const { link } = await share()
    const archive = await fileOf(link)
    expect(unzip(archive, `slips/${loadNumberOf(withPdf)}.pdf`)).toBe((await readSlip(link, withPdf)).body)
    expect(unzip(archive, `slips/${loadNumberOf(withPicture)}.png`)).toBe((await readSlip(link, withPicture)).body)
    expect(() => unzip(archive, `slips/${loadNumberOf(ofOtherPlace)}.pdf`)).toThrow('is not in the archive')
    expect(unzip(archive, 'README.txt')).not.toContain('are left out')
  })

  it('are named where one that is too large is left out', { tags: ['2.13-30'] }, async () => {
    const { rows } = await testApp.pool.query('select slip_key as key from consignments where id = $1', [withPdf])
    await testApp.pool.query('update files set bytes = 60000000 where key = $1', [rows[0].key])
    const archive = await fileOf((await share()).link)
    expect(() => unzip(archive, `slips/${loadNumberOf(withPdf)}.pdf`)).toThrow('is not in the archive')
    expect(unzip(archive, 'README.txt')).toMatch(new RegExp(`are left out .*: ${loadNumberOf(withPdf)}\\.`))
    unzip(archive, `slips/${loadNumberOf(withPicture)}.png`)
  })
})

describe('a slip behind a share link', () => {
  it('is the stored file, which no cache keeps', { tags: ['2.13-29'] }, async () => {
    const { link } = await share()
    const file = await readSlip(link, withPdf)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.rawPayload).toEqual(pdf)
    expect(file.headers['content-disposition']).toContain(`slip-${loadNumberOf(withPdf)}.pdf`)
    expect(file.headers['cache-control']).not.toMatch(/public|immutable/)
    const shown = await readSlip(link, withPicture)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(shown.headers['content-disposition']).toBe('inline')
  })

  it('is 404 for a load that is not in the evidence, or has none, and 400 for what is no number', {
    tags: ['2.13-29'],
  }, async () => {
    const { link } = await share()
    for (const load of [withoutSlip, ofOtherPlace]) expect((await readSlip(link, load)).statusCode).toBe(404)
    const { statusCode } = await testApp.app.inject({ url: `/api/reports/shared/${link}/slips/${withPdf}` })
    expect(statusCode).toBe(400)
  })

  it('ends with its link: once it is revoked, is over, or the report is deleted', { tags: ['2.13-29'] }, async () => {
    const own = await createReport(admin, { organization, quarters: ['2025-01'], findings: ['A report of its own'] })
    const revoked = await share(own)
    expect((await readSlip(revoked.link, withPdf)).statusCode).toBe(200)
    await admin.call('DELETE', `/reports/${own}/links/${revoked._id}`)
    expect((await readSlip(revoked.link, withPdf)).statusCode).toBe(404)

    const over = await share(own)
    const now = testApp.clock.now()
    testApp.clock.set(new Date(now.getTime() + 24 * 3_600_000).toISOString())
    expect((await readSlip(over.link, withPdf)).statusCode).toBe(404)
    testApp.clock.set(now.toISOString())

    const deleted = await share(own)
    expect((await readSlip(deleted.link, withPdf)).statusCode).toBe(200)
    await admin.call('DELETE', `/reports/${own}`)
    expect((await readSlip(deleted.link, withPdf)).statusCode).toBe(404)
  })

  it('has no signed address, neither in the evidence nor in a reply of its own', { tags: ['2.13-29'] }, async () => {
    const { link } = await share()
    const { text } = await call(testApp.app, 'GET', `/reports/shared/${link}/evidence`)
    expect(text).not.toMatch(/signature=|\/api\/files\//)
    for (const id of [withPdf, withPicture, withoutSlip, mill]) expect(text).not.toContain(id)
  })
})
