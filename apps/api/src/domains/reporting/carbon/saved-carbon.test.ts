import { createHash } from 'node:crypto'
import type { CarbonReport, SavedCarbonReport, SavedCarbonRow } from '@thant/contracts/reporting/carbon'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../test/files/read-pdf.ts'
import {
  createOrganization,
  createPickup,
  createReport,
  factorSetForm,
  item,
} from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin, { name: 'Lotus' })
  customer = await signInAs(testApp, 'USER', organization)
  const collected = [item('Papers', 1_000), item('Plastics', 1_000), item('Cans', 1_000), item('Organic', 500)]
  await createPickup(admin, organization, '2025-04-10T02:30:00Z', collected)
  await createPickup(admin, organization, '2025-06-10T02:30:00Z', [item('E-waste', 1_000)])
})

const path = () => `/carbon/organizations/${organization}`
const read = async (): Promise<CarbonReport> => (await customer.call('GET', `${path()}?quarter=2025-04`)).body.data
const save = async (by = customer): Promise<SavedCarbonRow> => {
  const { status, body } = await by.call('POST', `${path()}/reports`, { body: { quarter: '2025-04' } })
  expect(status).toBe(201)
  return body.data
}
const saved = async (id: string, by = customer): Promise<SavedCarbonReport> =>
  (await by.call('GET', `/carbon/reports/${id}`)).body.data

describe('a saved carbon report', () => {
  it('keeps its figures and factors when a factor set is dated back', { tags: ['11.6-03'] }, async () => {
    const before = await read()
    const first = await save()
    expect(first).toMatchObject({ isCurrent: true, factorSet: { name: 'thant-2023' } })
    const { direct, avoided } = before.emissions.total
    expect(first.emissions).toMatchObject({ direct, avoided, digits: 3 })
    expect(await save(admin)).toEqual(first)
    const frozen = await saved(first._id)

    const effects = await admin.call('GET', '/factor_sets/effects?validFrom=2025-06-01')
    expect(effects.body.data).toEqual({ reports: 0, carbonReports: 1 })
    const wasteReport = await createReport(admin, { organization, quarters: ['2025-04'] })
    const digestOf = async () => (await admin.call('GET', `/reports/${wasteReport}`)).body.data.sha256
    const digest = await digestOf()
    const both = await admin.call('GET', '/factor_sets/effects?validFrom=2025-06-30')
    expect(both.body.data).toEqual({ reports: 1, carbonReports: 1 })
    const later = await admin.call('GET', '/factor_sets/effects?validFrom=2025-07-01')
    expect(later.body.data).toEqual({ reports: 0, carbonReports: 0 })

    const form = factorSetForm({ validFrom: '2025-06-01' })
    const landfill = { ...form.factors[0], treatment: 'landfill' }
    const factors = [...form.factors, landfill]
    expect((await admin.call('POST', '/factor_sets', { body: { ...form, factors } })).status).toBe(201)
    expect(await saved(first._id)).toEqual(frozen)
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOf()).toBe(digest)
    const after = await read()
    expect(after.emissions.total.net).not.toBe(before.emissions.total.net)
    expect(after.saved).toEqual([{ ...first, isCurrent: false }])
    testApp.clock.set('2026-02-03T03:01:00.000Z')
    const second = await save()
    expect((await saved(second._id)).revisionOf).toBe(first._id)
    expect((await read()).saved.map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual([
      [second._id, true],
      [first._id, false],
    ])
    await expect(testApp.pool.query('update carbon_reports set sha256 = $1', ['0'])).rejects.toThrow(/never changed/)
  })

  it('of a former release, which names no report of the IPCC, stays current as long as its figures do', async () => {
    const own = await createOrganization(admin)
    await createPickup(admin, own, '2025-04-10T02:30:00Z', [item('Papers', 7)])
    const made = await admin.call('POST', `/carbon/organizations/${own}/reports`, { body: { quarter: '2025-04' } })
    expect((await saved(made.body.data._id, admin)).data.factorSet.assessment).toBe('SAR')
    await testApp.pool.query(
      `insert into carbon_reports (created_at, organization_id, quarter, months, factor_set_id, data, sha256, format_version)
       select created_at + interval '1 minute', organization_id, quarter, months, factor_set_id,
         regexp_replace(data, '"assessment":"[A-Z0-9]+",', '', 'g'), sha256, format_version
       from carbon_reports where id = $1`,
      [made.body.data._id],
    )
    const { body } = await admin.call('GET', `/carbon/organizations/${own}?quarter=2025-04`)
    expect(body.data.saved.map(({ isCurrent }: SavedCarbonRow) => isCurrent)).toEqual([true, true])
    const former = await saved(body.data.saved[0]._id, admin)
    expect(former.data.factorSet).not.toHaveProperty('assessment')
  })

  it('has a number and a fingerprint, which lead to its figures and are on its paper', {
    tags: ['11.8-09'],
  }, async () => {
    const row = await save()
    const { data, sha256, number } = await saved(row._id)
    const found = await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`)
    expect(found.body.data).toMatchObject({
      number,
      kind: 'carbon',
      organization: 'Lotus',
      weightKg: 4_500,
      emissions: { net: data.emissions.total.net },
    })
    const { rawPayload } = await testApp.app.inject({
      url: `/api/carbon/reports/${row._id}/pdf`,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    const pdf = await readPdf(rawPayload)
    const words = pdf.pages.map((_, page) => pdf.textOf(page)).join(' ')
    for (const text of [number, sha256, '/report/verify']) expect(words).toContain(text)
    expect(
      createHash('sha256')
        .update(JSON.stringify(sorted(data)))
        .digest('hex'),
    ).toBe(sha256)
  })

  it('has both totals under its tables, one unit, and words for the months without pickups', async () => {
    const { rawPayload } = await testApp.app.inject({
      url: `/api/carbon/reports/${(await save())._id}/pdf`,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    const pdf = await readPdf(rawPayload)
    const texts = pdf.pages.map((_, page) => pdf.textOf(page))
    expect(texts.find((text) => text.includes('Key Insights'))).toContain('Executive Summary')
    expect(texts.find((text) => text.includes('Emissions by treatment'))).toContain('Emissions by material')
    const byMaterial = texts.find((text) => text.includes('Emissions by material') && text.includes('Total')) ?? ''
    expect(byMaterial).toContain('Without e-waste')
    expect(byMaterial).not.toContain('kg CO')
    expect(texts.join(' ')).toContain('There was no waste pickup in May 2025.')
    expect((await read()).emptyMonths).toEqual(['2025-05'])
  })

  it('is read by its own customer and by staff alone', async () => {
    const row = await save()
    const stranger = await signInAs(testApp, 'USER', await createOrganization(admin))
    for (const address of [`/carbon/reports/${row._id}`, `/carbon/reports/${row._id}/pdf`]) {
      expect((await stranger.call('GET', address)).status).toBe(404)
    }
    const refused = await stranger.call('POST', `${path()}/reports`, { body: { quarter: '2025-04' } })
    expect(refused.status).toBe(404)
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
