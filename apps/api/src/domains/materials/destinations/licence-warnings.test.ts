import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { uploadLicence, uploadSlip } from '../../../../test/files/upload.ts'
import {
  consignmentForm,
  createDestination,
  createOrganization,
  createPickup,
  destinationForm,
  item,
  treatmentProfileForm,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// Today is 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let organizationId: string
/** Recycles paper until tomorrow. */
let mill: string
/** Its licence ended last week. */
let yard: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  const licence = { wasteTypes: ['Papers'], treatments: ['recycling'] }
  mill = await createDestination(staff, { name: 'Mill', ...licence, licensedUntil: '2026-02-04' })
  yard = await createDestination(staff, { name: 'Yard', licensedUntil: '2026-01-27' })
})

const ended = 'The licence of this destination ends before this day.'
const otherType = 'The licence of this destination is not for this waste type.'
const otherTreatment = 'The licence of this destination is not for this treatment.'
const messagesOf = ({ status, body }: { status: number; body: { code?: string; issues?: unknown } }) =>
  body.code === 'record.doubtful' ? body.issues : status

describe('the licence of a destination', () => {
  it('says what it is for, until when, and has its document behind a signed address', {
    tags: ['11.1-03'],
  }, async () => {
    const { file } = (await uploadLicence(staff, await pngFile())).body.data
    const form = { wasteTypes: ['Papers', 'Cans'], treatments: ['reuse'], licensedUntil: '2026-05-01' }
    const made = await staff.call('POST', '/destinations', { body: destinationForm({ ...form, licenceFile: file }) })
    const { _id, licenceFile } = made.body.data
    expect(made.body.data).toMatchObject({ ...form, licenceState: 'valid', licenceFile: { isPdf: false } })
    expect((await testApp.app.inject({ url: licenceFile.url })).statusCode).toBe(200)
    expect((await testApp.app.inject({ url: `/api/files/${file}` })).statusCode).toBe(404)
    const path = `/destinations/${_id}`
    const kept = await staff.call('PATCH', path, { body: { wasteTypes: [], __v: 0 } })
    expect(kept.body.data).toMatchObject({ ...form, wasteTypes: [], licenceFile: { isPdf: false } })
    const bare = await staff.call('PATCH', path, { body: { licensedUntil: null, licenceFile: null, __v: 1 } })
    expect(bare.body.data).toMatchObject({ licensedUntil: null, licenceState: 'not-recorded', licenceFile: null })
    const admin = await signInAs(testApp, 'ADMIN')
    const { body } = await admin.call('GET', `/audit?entity=destination&id=${_id}`)
    expect(JSON.stringify(body.data)).toContain('"before":{"licensedUntil":"2026-05-01","hasLicenceFile":true}')
  })

  it.each([
    ['wasteTypes.0', { wasteTypes: ['Wood'] }],
    ['wasteTypes', { wasteTypes: 'Papers' }],
    ['treatments.0', { treatments: ['unknown'] }],
    ['treatments', { treatments: Array.from({ length: 99 }, () => 'reuse') }],
    ['licensedUntil', { licensedUntil: '2026-02-31' }],
    ['licenceFile', { licenceFile: `${'0'.repeat(32)}.pdf` }],
  ])('is refused at %s for %j', async (path, overrides) => {
    const { status, body } = await staff.call('POST', '/destinations', { body: destinationForm(overrides) })
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]])
  })

  it('takes no slip for its document, and none of those who may not keep destinations', async () => {
    const { file } = (await uploadSlip(staff, await pngFile())).body.data
    const { status, body } = await staff.call('POST', '/destinations', { body: destinationForm({ licenceFile: file }) })
    expect([status, body.issues[0].path]).toEqual([400, 'licenceFile'])
    expect((await uploadLicence(await signInAs(testApp, 'FINANCE OFFICE'), await pngFile())).status).toBe(403)
  })

  it('is found by whether it has ended, ends within 60 days, or is not recorded', { tags: ['11.1-03'] }, async () => {
    const later = await createDestination(staff, { name: 'Later', licensedUntil: '2026-04-05' })
    const unknown = await createDestination(staff, { name: 'Unknown' })
    const gone = await createDestination(staff, { name: 'Gone', licensedUntil: '2026-01-01' })
    await staff.call('DELETE', `/destinations/${gone}`)
    const idsOf = async (licenceState: string) => {
      const { body } = await staff.call('GET', `/destinations?licenceState=${licenceState}&limit=100`)
      return body.data.map(({ _id }: { _id: string }) => _id)
    }
    expect(await idsOf('ended')).toEqual([yard])
    expect(await idsOf('ends-soon')).toEqual([mill])
    expect(await idsOf('valid')).toContain(later)
    expect(await idsOf('not-recorded')).toContain(unknown)
    const sorted = await staff.call('GET', '/destinations?sort=licensedUntil&limit=2')
    expect(sorted.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([yard, mill])
    const [head = [], ...rows] = rowsOf((await staff.call('GET', '/destinations/export?licenceState=ends-soon')).text)
    expect(rows.map((row) => row.slice(head.indexOf('Licensed until'), -2))).toEqual([
      ['2026-02-04', 'Licence ends soon', 'Paper', 'Recycling'],
    ])
  })
})

describe('what a licence does not cover', () => {
  const profile = (validFrom: string, wasteType: string, share: object, isSure?: boolean) =>
    staff.call('POST', '/treatment_profiles', {
      body: treatmentProfileForm({ validFrom, wasteType, shares: [{ percent: 100, ...share }], isSure }),
    })

  it('is asked about in a treatment profile, at the share', { tags: ['11.1-04'] }, async () => {
    const recycled = { treatment: 'recycling', destinationId: mill }
    const at = (...messages: string[]) => messages.map((message) => ({ path: 'shares.0.destinationId', message }))
    expect(messagesOf(await profile('2026-02-05', 'Papers', recycled, false))).toEqual(at(ended))
    expect(messagesOf(await profile('2026-02-05', 'Cans', { ...recycled, treatment: 'reuse' }, false))).toEqual(
      at(ended, otherType, otherTreatment),
    )
    expect(messagesOf(await profile('2026-02-04', 'Papers', recycled, false))).toBe(201)
    expect(messagesOf(await profile('2026-02-05', 'Cans', recycled, true))).toBe(201)
    expect(messagesOf(await profile('2026-02-06', 'Cans', recycled))).toBe(201)
  })

  it('is asked about in a load, and marked in the list and the file once it is saved', {
    tags: ['11.1-04'],
  }, async () => {
    const load = (destinationId: string, overrides: object) =>
      staff.call('POST', '/consignments', { body: consignmentForm(destinationId, { isSure: false, ...overrides }) })
    const at = (...messages: string[]) => messages.map((message) => ({ path: 'destinationId', message }))
    expect(messagesOf(await load(yard, { date: '2026-01-28' }))).toEqual(at(ended))
    expect(messagesOf(await load(yard, { date: '2026-01-27' }))).toBe(201)
    expect(messagesOf(await load(mill, { wasteType: 'Cans' }))).toEqual(at(otherType))
    const saved = await load(mill, { wasteType: 'Cans', isSure: true })
    expect(saved.body.data.licenceDoubts).toEqual(['waste-type'])

    const path = `/consignments/${saved.body.data._id}`
    const noted = await staff.call('PATCH', path, { body: { note: 'Wet', isSure: false, __v: 0 } })
    expect(noted.status).toBe(200)
    const moved = await staff.call('PATCH', path, { body: { destinationId: yard, isSure: false, __v: 1 } })
    expect(messagesOf(moved)).toEqual(at(ended))

    const marked = async (isBeyondLicence: string) => {
      const { body } = await staff.call('GET', `/consignments?isBeyondLicence=${isBeyondLicence}`)
      return body.data.map(({ licenceDoubts }: { licenceDoubts: string[] }) => licenceDoubts)
    }
    expect([await marked('true'), await marked('false')]).toEqual([[['waste-type']], [[]]])
    const file = (await staff.call('GET', '/consignments/export?isBeyondLicence=true')).text
    expect(file).toContain('Not licensed for this waste type')
  })

  it('is asked about where staff say it of an item, once', { tags: ['11.1-04'] }, async () => {
    const cans = { ...item('Cans', 5), treatment: 'landfill', destinationId: mill }
    const pickup = await createPickup(staff, organizationId, '2026-01-20T03:00:00Z', [item('Cans', 5)])
    const change = async (items: object[]) => {
      const { body } = await staff.call('GET', `/logistics/${pickup}`)
      return staff.call('PATCH', `/logistics/${pickup}`, { body: { items, isSure: false, __v: body.data.__v } })
    }
    const at = (...messages: string[]) => messages.map((message) => ({ path: 'items.1.destinationId', message }))
    expect(messagesOf(await change([item('Cans', 5), cans]))).toEqual(at(otherType, otherTreatment))
    const { body } = await staff.call('GET', `/logistics/${pickup}`)
    await staff.call('PATCH', `/logistics/${pickup}`, { body: { items: [cans], isSure: true, __v: body.data.__v } })
    expect(messagesOf(await change([cans, item('Cans', 1)]))).toBe(200)
  })

  it('is marked in the comparison of claims and loads, and in its file', { tags: ['11.1-04'] }, async () => {
    const own = { treatment: 'reuse', destinationId: yard }
    await createPickup(staff, organizationId, '2025-12-20T03:00:00Z', [{ ...item('Glasses', 3), ...own }])
    const warningsIn = async (month: string) => {
      const { body } = await staff.call('GET', `/mass_balance/claims?from=${month}&to=${month}`)
      return body.data.rows
        .filter(({ wasteType }: { wasteType: string }) => wasteType === 'Glasses')
        .map(({ licenceDoubts }: { licenceDoubts: string[] }) => licenceDoubts)
    }
    expect(await warningsIn('2025-12')).toEqual([[]])
    // Half an hour past midnight in Yangon, on the day after the licence ended.
    await createPickup(staff, organizationId, '2026-01-27T18:00:00Z', [{ ...item('Glasses', 3), ...own }])
    expect(await warningsIn('2026-01')).toEqual([['ended']])
    await staff.call('PATCH', `/destinations/${yard}`, { body: { treatments: ['recycling'], __v: 0 } })
    expect(await warningsIn('2025-12')).toEqual([['treatment']])
    expect(await warningsIn('2026-01')).toEqual([['ended', 'treatment']])
    const file = (await staff.call('GET', '/mass_balance/claims/export?from=2026-01&to=2026-01')).text
    expect(file).toContain('After the end of the licence; Not licensed for this treatment')
  })

  it('is not asked of what was named before its destination was archived', async () => {
    const shut = await createDestination(staff, { name: 'Shut', licensedUntil: '2026-01-01' })
    const made = await staff.call('POST', '/consignments', { body: consignmentForm(shut, { date: '2025-12-31' }) })
    await staff.call('DELETE', `/destinations/${shut}`)
    const path = `/consignments/${made.body.data._id}`
    const kept = await staff.call('PATCH', path, {
      body: { destinationId: shut, net: 1, gross: null, tare: null, isSure: false, __v: 0 },
    })
    expect([kept.status, kept.body.data?.licenceDoubts]).toEqual([200, []])
  })
})
