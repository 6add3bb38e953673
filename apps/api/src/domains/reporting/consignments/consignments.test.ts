import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { upload, uploadSlip } from '../../../../test/files/upload.ts'
import {
  consignmentForm,
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
let mill: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  mill = await createDestination(staff, { name: 'Mill' })
})

const add = (overrides: object) =>
  staff.call('POST', '/consignments', { body: consignmentForm(mill, { ...overrides }) })
const pdfFile = () => ({
  contents: Buffer.from('%PDF-1.7\nslip\n%%EOF\n'),
  name: 'slip.pdf',
  type: 'application/pdf',
})

describe('a consignment', () => {
  it('is added with the net weight of its gross and tare, read, and changed field by field', {
    tags: ['11.3-01'],
  }, async () => {
    const { status, body } = await add({ gross: 5_400.5, tare: 3_200.25, documentNumber: 'WB-1', note: 'Bales' })
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        date: '2026-02-03',
        destination: { _id: mill, name: 'Mill' },
        wasteType: 'Papers',
        gross: 5_400.5,
        tare: 3_200.25,
        net: 2_200.25,
        documentNumber: 'WB-1',
        note: 'Bales',
        slip: null,
        updatedBy: { _id: staff.id, name: staff.name },
        __v: 0,
      }),
    ])
    const { warning, ...made } = body.data
    expect((await staff.call('GET', `/consignments/${made._id}`)).body.data).toEqual(made)
    const changed = await staff.call('PATCH', `/consignments/${made._id}`, { body: { tare: 3_000, __v: 0 } })
    expect(changed.body.data).toMatchObject({ gross: 5_400.5, tare: 3_000, net: 2_400.5, note: 'Bales', __v: 1 })
    const bare = await staff.call('PATCH', `/consignments/${made._id}`, { body: { gross: null, tare: null, net: 7 } })
    expect(bare.body.data).toMatchObject({ gross: null, tare: null, net: 7 })
  })

  it.each([
    ['net', { gross: null, tare: null, net: -1 }],
    ['net', { gross: null, tare: null, net: 0 }],
    ['net', { gross: undefined, tare: undefined }],
    ['net', { gross: 3_200, tare: 3_200 }],
    ['net', { gross: 3_200, tare: 5_400 }],
    ['net', { gross: 5_400, tare: 3_200, net: 2_000 }],
    ['tare', { tare: null }],
    ['gross', { gross: null }],
    ['gross', { gross: 1.0005 }],
    ['date', { date: '2026-02-31' }],
    ['date', { date: '2026-02-04' }],
    ['wasteType', { wasteType: 'Wood' }],
    ['destinationId', { destinationId: undefined }],
    ['destinationId', { destinationId: '00000000-0000-4000-8000-000000000000' }],
    ['slip', { slip: `${'0'.repeat(32)}.pdf` }],
  ])('is refused at %s for %j', { tags: ['11.3-01'] }, async (path, overrides) => {
    const { status, body } = await add(overrides)
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]])
  })

  it('carries the weighbridge’s slip, a photo or a PDF, behind a signed address', { tags: ['11.3-01'] }, async () => {
    for (const [file, isPdf] of [
      [pdfFile(), true],
      [await pngFile(), false],
    ] as const) {
      const { file: slip } = (await uploadSlip(staff, file)).body.data
      const { data } = (await add({ slip })).body
      expect(data.slip).toEqual({ url: expect.stringContaining(slip), isPdf })
      expect((await testApp.app.inject({ url: data.slip.url })).statusCode).toBe(200)
      expect((await testApp.app.inject({ url: `/api/files/${slip}` })).statusCode).toBe(404)
      const kept = await staff.call('PATCH', `/consignments/${data._id}`, { body: { note: 'Dry' } })
      expect(kept.body.data.slip.isPdf).toBe(isPdf)
      const without = await staff.call('PATCH', `/consignments/${data._id}`, { body: { slip: null } })
      expect(without.body.data.slip).toBeNull()
    }
  })

  it('takes no slip of another kind, of another person or twice', async () => {
    const image = (await upload(staff, await pngFile())).body.data.file
    const other = (await uploadSlip(await signInAs(testApp, 'ADMIN'), pdfFile())).body.data.file
    const used = (await uploadSlip(staff, pdfFile())).body.data.file
    await add({ slip: used })
    for (const slip of [image, other, used]) {
      const { status, body } = await add({ slip })
      expect([status, body.issues[0].path]).toEqual([400, 'slip'])
    }
    const driver = await signInAs(testApp, 'DRIVER')
    expect((await uploadSlip(driver, pdfFile())).status).toBe(403)
  })

  it('keeps a destination that was archived, but does not take it anew', async () => {
    const closing = await createDestination(staff)
    const id = await createConsignment(staff, closing)
    await staff.call('DELETE', `/destinations/${closing}`)
    const kept = await staff.call('PATCH', `/consignments/${id}`, { body: { destinationId: closing, note: 'Late' } })
    expect(kept.status).toBe(200)
    expect((await add({ destinationId: closing })).body.issues[0].path).toBe('destinationId')
  })

  it('is asked about where it goes to a landfill that its profile does not name, once', {
    tags: ['11.3-03'],
  }, async () => {
    const dump = await createDestination(staff, { name: 'Dump', kind: 'landfill' })
    const profile = (wasteType: string, treatment: string) =>
      createTreatmentProfile(staff, { wasteType, validFrom: '2026-02-01', shares: [{ treatment, percent: 100 }] })
    await profile('E-waste', 'recycling')
    await profile('Cans', 'landfill')
    const load = (overrides: object) => add({ destinationId: dump, wasteType: 'E-waste', isSure: false, ...overrides })
    const { status, body } = await load({})
    const message = 'By the treatment profile of this day, nothing of this type goes to a landfill.'
    expect([status, body.code, body.issues]).toEqual([409, 'record.doubtful', [{ path: 'destinationId', message }]])
    for (const meant of [{ isSure: undefined }, { wasteType: 'Cans' }, { destinationId: mill }]) {
      expect([meant, (await load(meant)).status]).toEqual([meant, 201])
    }
    const { data } = (await load({ isSure: true })).body
    const change = (fields: object) =>
      staff.call('PATCH', `/consignments/${data._id}`, { body: { isSure: false, ...fields } })
    expect((await change({ note: 'Wet', wasteType: 'E-waste' })).status).toBe(200)
    expect((await change({ date: '2026-02-02' })).body.code).toBe('record.doubtful')
    expect((await change({ date: '2026-02-02', isSure: true })).status).toBe(200)
  })

  it('answers 409 to the second of two people who save it', { tags: ['11.3-02'] }, async () => {
    const id = await createConsignment(staff, mill)
    const replies = await Promise.all(
      ['A', 'B'].map((note) => staff.call('PATCH', `/consignments/${id}`, { body: { note, __v: 0 } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is archived, and its history says what it was', { tags: ['11.3-02'] }, async () => {
    const id = await createConsignment(staff, mill)
    expect((await staff.call('DELETE', `/consignments/${id}`)).status).toBe(200)
    expect((await staff.call('GET', `/consignments/${id}`)).status).toBe(404)
    const admin = await signInAs(testApp, 'ADMIN')
    const { data } = (await admin.call('GET', `/audit?entity=consignment&id=${id}&action=consignment.archive`)).body
    expect(data[0].before).toMatchObject({ destination: 'Mill', net: 2_200, hasSlip: false })
  })
})

describe('the list', () => {
  beforeAll(async () => {
    const hill = await createDestination(staff, { name: 'Hill' })
    await createConsignment(staff, hill, {
      date: '2025-06-01',
      net: 10,
      gross: null,
      tare: null,
      documentNumber: 'L-2',
    })
    await createConsignment(staff, mill, {
      date: '2025-06-15',
      wasteType: 'Cans',
      net: 5,
      gross: null,
      tare: null,
      documentNumber: 'L-1',
    })
  })

  it.each([
    ['wasteType=Cans', ['L-1']],
    ['documentNumber=l-2', ['L-2']],
    ['q=hill', ['L-2']],
    ['netFrom=6', ['L-2']],
    ['sort=net', ['L-1', 'L-2']],
    ['sort=destination', ['L-2', 'L-1']],
    ['sort=date', ['L-2', 'L-1']],
    ['sort=-documentNumber&limit=1', ['L-2']],
  ])('is narrowed and sorted by %s', async (query, documents) => {
    const { body } = await staff.call('GET', `/consignments?from=2025-06-01&to=2025-06-30&${query}`)
    expect(body.data.map(({ documentNumber }: { documentNumber: string }) => documentNumber)).toEqual(documents)
  })

  it('is exported', async () => {
    const { text } = await staff.call('GET', '/consignments/export?from=2025-06-15&to=2025-06-15')
    expect(rowsOf(text)[1]).toEqual(['2025-06-15', 'Mill', 'Can', '', '', '5', 'L-1', '', ''])
  })
})

describe('the mass balance', () => {
  const glass = (rows: Array<{ wasteType: string }>) => rows.filter(({ wasteType }) => wasteType === 'Glasses')
  const read = async (query: string) => (await staff.call('GET', `/mass_balance?${query}`)).body.data

  it('carries what is in stock, and warns of a load that is heavier than what is there, which is saved', {
    tags: ['11.4-02'],
  }, async () => {
    const organizationId = await createOrganization(staff)
    await createPickup(staff, organizationId, '2025-11-30T17:29:59Z', [item('Glasses', 100)])
    await createPickup(staff, organizationId, '2025-11-30T17:30:00Z', [item('Glasses', 40.5)])
    const load = (date: string, net: number) =>
      add({ date, wasteType: 'Glasses', gross: null, tare: null, net, documentNumber: '' })
    expect((await load('2025-11-30', 60)).body.data.warning).toBeNull()
    const none = { lost: 0, adjusted: 0 }
    const common = { wasteType: 'Glasses', ...none, difference: 0, isBeyondTolerance: false }
    expect(glass(await read('from=2025-11&to=2026-01'))).toEqual([
      { ...common, month: '2025-11', stockBefore: 0, collected: 100, consigned: 60, inStock: 40 },
      { ...common, month: '2025-12', stockBefore: 40, collected: 40.5, consigned: 0, inStock: 80.5 },
      { ...common, month: '2026-01', stockBefore: 80.5, collected: 0, consigned: 0, inStock: 80.5 },
    ])
    // 5 % above 80.5 kg is 84.525 kg.
    expect((await load('2025-12-31', 84.525)).body.data.warning).toBeNull()
    const heavy = await load('2025-12-31', 0.001)
    const row = { month: '2025-12', stockBefore: 40, collected: 40.5, consigned: 84.526, inStock: 0, difference: 4.026 }
    expect([heavy.status, heavy.body.data.warning]).toEqual([
      201,
      { wasteType: 'Glasses', ...none, ...row, isBeyondTolerance: true },
    ])
    expect(glass(await read('from=2025-12&to=2025-12'))).toEqual([
      { wasteType: 'Glasses', ...none, ...row, isBeyondTolerance: true },
    ])
    const changed = await staff.call('PATCH', `/consignments/${heavy.body.data._id}`, { body: { net: 50 } })
    expect(changed.body.data.warning.consigned).toBe(134.525)
    await staff.call('DELETE', `/consignments/${heavy.body.data._id}`)
    expect(glass(await read('from=2025-12&to=2025-12'))[0]).toMatchObject({ isBeyondTolerance: false })
  })

  it('goes by the tolerance of the company', { tags: ['11.4-01'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    await admin.call('PATCH', '/company', { body: { massBalanceTolerance: 0 } })
    expect(glass(await read('from=2025-12&to=2025-12'))[0]).toMatchObject({ isBeyondTolerance: true })
    const { status, body } = await admin.call('PATCH', '/company', { body: { massBalanceTolerance: -1 } })
    expect([status, body.issues[0].path]).toEqual([400, 'massBalanceTolerance'])
    await admin.call('PATCH', '/company', { body: { massBalanceTolerance: 5 } })
  })

  it('is this year’s without a range, and empty where there was nothing', async () => {
    const months = (await read('')).map(({ month }: { month: string }) => month)
    expect([...new Set(months)]).toEqual(['2026-02'])
    expect(await read('from=2001-01&to=2001-12')).toEqual([])
  })

  it.each([
    ['from=2026-13', 'from'],
    ['to=soon', 'to'],
    ['from=2026-02&to=2026-01', 'to'],
    ['from=2001-01&to=2026-01', 'to'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await staff.call('GET', `/mass_balance?${query}`)
    expect([status, body.issues[0].path]).toEqual([400, path])
  })
})
