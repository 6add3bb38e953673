import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { readPdf } from '../../../../test/files/read-pdf.ts'
import {
  createOrganization,
  createPickup,
  createReport,
  factorSetForm,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const landfill = {
  material: 'Papers',
  treatment: 'landfill',
  part: '',
  direct: 1.25,
  avoidedMaterial: 0,
  avoidedLandfill: 0,
}
const twice = 'A part of a material is listed twice'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin)
  customer = await signInAs(testApp, 'USER', organization)
  const types = ['Papers', 'Plastics', 'Cans', 'Glasses', 'Organic', 'E-waste']
  await createPickup(
    admin,
    organization,
    '2025-10-10T02:30:00Z',
    types.map((type) => item(type, 1_000, `=Item ${type}`)),
  )
  await createPickup(admin, organization, '2025-12-10T02:30:00Z', [item('Papers', 0.001), item('Cans', 12.345)])
})

const report = async (by = admin, quarter = '2025-10'): Promise<CarbonReport> =>
  (await by.call('GET', `/carbon/organizations/${organization}?quarter=${quarter}`)).body.data

describe('the emissions of a quarter', () => {
  it('are those of docs/carbon.md 1, with the factor set that they were computed with', {
    tags: ['9-48'],
  }, async () => {
    const { title, months, factorSet, emissions } = await report(customer)
    expect([title, months, factorSet.name, factorSet.version]).toEqual([
      'First Quarter 2025',
      ['2025-10', '2025-12'],
      'thant-2023',
      '1',
    ])
    expect(emissions.total.weightKg).toBe(6_012.346)
    expect(emissions.total.direct).toBeCloseTo(6.9918 + 0.012345 * 1.102 + 0.000001 * 1.266, 10)
    expect(emissions.total.net).toBeCloseTo(-1.35459 - 0.012345 * 1.847 + 0.000001 * 0.295, 10)
    expect(emissions.withoutEwaste.weightKg).toBe(5_012.346)
  })

  it('are saved under the name of the organization', { tags: ['11.5-16'] }, async () => {
    const { name } = (await report()).organization
    const { headers } = await customer.call('GET', `/carbon/organizations/${organization}/csv?quarter=2025-10`)
    const named = `carbon-${name.replaceAll(' ', '-')}-2025-10-to-2025-12`
    expect(headers['content-disposition']).toMatch(new RegExp(`${named}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const paper = await customer.call('GET', `/carbon/organizations/${organization}/pdf?quarter=2025-10`)
    expect(paper.headers['content-disposition']).toContain(`${named}.pdf`)
  })

  it('are recomputed from the lines of the file', async () => {
    const { text } = await customer.call('GET', `/carbon/organizations/${organization}/csv?quarter=2025-10`)
    const [, ...lines] = rowsOf(text)
    const sums = lines.map((cells) => {
      const [kg = 0, a = 0, b = 0, c = 0] = cells.slice(5, 9).map(Number)
      return { direct: (kg / 1_000) * a, net: (kg / 1_000) * (a - b - c) }
    })
    const { total } = (await report()).emissions
    expect(lines).toHaveLength(8)
    expect(sums.reduce((sum, { direct }) => sum + direct, 0)).toBeCloseTo(total.direct, 9)
    expect(sums.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(total.net, 9)
    expect(lines[0]?.[2]).toBe("'=Item Papers")
    expect(lines.every((cells) => cells[9] === 'thant-2023 1' && cells[11]?.includes('t CO2e per tonne'))).toBe(true)
  })

  it('are drawn as a PDF in the language asked for', async () => {
    for (const [language, said] of [
      ['en', 'Net emissions = A − B − C'],
      ['my', 'တင်'],
    ]) {
      const { statusCode, headers, rawPayload } = await testApp.app.inject({
        url: `/api/carbon/organizations/${organization}/pdf?quarter=2025-10&language=${language}`,
        headers: { authorization: `Bearer ${customer.token}` },
      })
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      const pdf = await readPdf(rawPayload)
      const texts = [...pdf.pages.map((_, page) => pdf.textOf(page)), ...pdf.actualTexts]
      expect(texts.join(' ')).toContain(said)
    }
  })

  it('are refused for an unknown quarter', async () => {
    for (const path of ['', '/csv', '/pdf']) {
      const { status, body } = await admin.call('GET', `/carbon/organizations/${organization}${path}?quarter=2025-12`)
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'quarter', message: 'Please choose quarters from the list.' }],
      ])
    }
  })
})

describe('a factor set', () => {
  it('applies from its date on; saved reports keep theirs', async () => {
    const saved = await createReport(admin, { organization, quarters: ['2025-10'] })
    const before = await report()
    const added = await admin.call('POST', '/factor_sets', { body: factorSetForm({ validFrom: '2025-12-31' }) })
    expect([added.status, added.body.message]).toEqual([201, 'The factor set was added.'])
    expect((await report()).factorSet._id).toBe(added.body.data._id)
    expect((await report()).emissions.total.direct).not.toBe(before.emissions.total.direct)
    const { body } = await testApp.app
      .inject({ url: `/api/reports/${saved}` })
      .then((reply) => ({ body: reply.json() }))
    expect(body.data.data.factorSet.name).toBe('thant-2023')
    expect(body.data.data.figures.emissions).toEqual(before.emissions)
    const later = await admin.call('POST', '/factor_sets', { body: factorSetForm({ validFrom: '2026-01-01' }) })
    expect(later.status).toBe(201)
    expect((await report()).factorSet._id).toBe(added.body.data._id)
  })

  it('has factors of other treatments beside the usual ones, which reports keep and count by', {
    tags: ['11.6-01', '11.6-03'],
  }, async () => {
    const before = await report()
    const { validFrom, factors } = before.factorSet
    const form = factorSetForm({ validFrom, region: 'Myanmar', year: 2024, factors: [landfill, ...factors] })
    testApp.clock.set('2026-02-03T03:01:00.000Z')
    const added = await admin.call('POST', '/factor_sets', { body: form })
    expect(added.body.data).toMatchObject({ region: 'Myanmar', year: 2024 })
    const documents = added.body.data.factors.filter(({ material }: { material: string }) => material === 'Papers')
    expect(documents).toEqual([{ ...documents[0], treatment: 'recycling' }, landfill])
    const after = await report()
    expect(after.factorSet._id).toBe(added.body.data._id)
    // Nothing of the quarter went to a landfill.
    expect([after.factorSet.factors.length, after.emissions]).toEqual([factors.length + 1, before.emissions])
    expect(after.factorSet.factors).toContainEqual(landfill)
    expect(Object.keys(after.factorSet)).toEqual(Object.keys(before.factorSet))
  })

  it('is the first one with the usual treatment of each material, and without a region and year', {
    tags: ['11.6-01'],
  }, async () => {
    const { data } = (await admin.call('GET', '/factor_sets')).body
    const first = data.find(({ name }: { name: string }) => name === 'thant-2023')
    expect([first.region, first.year]).toEqual(['', null])
    const treatments = first.factors.map(({ treatment }: { treatment: string }) => treatment)
    expect(treatments).toEqual([...Array.from({ length: 6 }, () => 'recycling'), 'composting'])
  })

  it('says of whose potentials its factors are, by its text where nobody chose, and 400 of no report of the IPCC', {
    tags: ['11.6-06'],
  }, async () => {
    const assessmentOf = async (overrides: Record<string, unknown>) =>
      (await admin.call('POST', '/factor_sets', { body: factorSetForm(overrides) })).body.data.assessment
    expect(await assessmentOf({ assessment: 'AR5' })).toBe('AR5')
    expect(await assessmentOf({ gwpSet: 'IPCC AR6' })).toBe('AR6')
    expect(await assessmentOf({ gwpSet: 'CH4 21, N2O 310' })).toBe('other')
    const { data } = (await admin.call('GET', '/factor_sets')).body
    expect(data.find(({ name }: { name: string }) => name === 'thant-2023').assessment).toBe('SAR')
    const refused = await admin.call('POST', '/factor_sets', { body: factorSetForm({ assessment: 'AR7' }) })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'assessment'])
  })

  it('is listed with the others, the latest to come into force first, and audited', async () => {
    const { body } = await admin.call('GET', '/factor_sets')
    const days = body.data.map(({ validFrom }: { validFrom: string }) => validFrom)
    expect(days).toEqual(days.toSorted().reverse())
    const audit = await admin.call('GET', '/audit?entity=factor-set')
    expect(audit.body.data[0]).toMatchObject({ action: 'factor-set.add', after: { name: 'National factors' } })
  })

  it.each([
    [{ factors: [] }, 'factors', 'Every material needs its factors'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'Invalid date'],
    [{ name: '' }, 'name', 'Required'],
    [{ year: 2023.5 }, 'year', 'Invalid Number'],
    [{ factors: [...factorSetForm().factors, { ...landfill, treatment: 'burnt' }] }, 'factors.7.treatment', 'Invalid'],
    [{ factors: [...factorSetForm().factors, landfill, landfill] }, 'factors', twice],
    [{ factors: [...factorSetForm().factors, { ...landfill, treatment: 'recycling' }] }, 'factors', twice],
    [
      { factors: factorSetForm().factors.map((line) => ({ ...line, treatment: 'landfill' })) },
      'factors',
      'Every material needs its factors',
    ],
  ])('is refused with %j', { tags: ['11.6-01'] }, async (wrong, path, message) => {
    const { status, body } = await admin.call('POST', '/factor_sets', { body: factorSetForm(wrong) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('is refused with a name and version that are taken, and never changes', async () => {
    const form = factorSetForm({ version: '7' })
    expect((await admin.call('POST', '/factor_sets', { body: form })).status).toBe(201)
    const again = await admin.call('POST', '/factor_sets', { body: form })
    expect([again.status, again.body.code, again.body.issues?.[0]?.path]).toEqual([
      409,
      'factor-set.version-taken',
      'version',
    ])
    await expect(testApp.pool.query('update emission_factors set direct = 0')).rejects.toThrow(/never changed/)
  })
})
