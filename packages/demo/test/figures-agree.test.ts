import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../apps/api/test/files/csv.ts'
import { call, signInAs, type TestActor } from '../../../apps/api/test/setup/actors.ts'
import { useTestApp } from '../../../apps/api/test/setup/create-test-app.ts'
import { fillDemoCompany } from '../src/fill.ts'

/**
 * What two places say of the same waste is the same. The expected figures are read from the raw tables in SQL with exact
 * numbers, and share no code with the portal.
 */

type Sums = { type: string; treatment: string; measure: string; isHazardous: boolean; kg: number; direct: number }

/** As the settings have them, in percent at 95 %. */
const percents: Record<string, number> = { weighed: 2, estimated: 30, 'from-volume': 50, 'not-recorded': 50 }
const diverted = ['reuse', 'recycling', 'composting', 'digestion', 'other-recovery']

const testApp = useTestApp()
let staff: TestActor
const customers: Array<{ id: string; months: string[]; sums: Sums[] }> = []

beforeAll(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z')
  await fillDemoCompany({ ...testApp, services: testApp.app.services }, 'a password for looking around')
  staff = await signInAs(testApp, 'ADMIN')
  const { rows } = await testApp.pool.query<{ id: string }>(
    `select o.id from organizations o join waste_totals t on t.organization_id = o.id
     group by o.id having count(distinct t.month) > 12
     order by count(distinct t.treatment) desc, count(*) desc, o.id limit 5`,
  )
  for (const { id } of rows) {
    const { quarters } = await read(`/logistics/reports/organizations/${id}`)
    const { months } = quarters.findLast((quarter: { months: string[] }) => quarter.months.length === 3)
    customers.push({ id, months, sums: await sumsOf(id, months) })
  }
  expect(customers).toHaveLength(5)
}, 120_000)

const read = async (path: string) => {
  const { status, body } = await staff.call('GET', path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}

async function sumsOf(organizationId: string, months: string[]): Promise<Sums[]> {
  const { rows } = await testApp.pool.query<Sums>(
    `with parts as (
       select i.waste_type as type, coalesce(p.treatment, i.treatment) as treatment, i.measure, i.is_hazardous,
         coalesce(p.weight_kg, i.weight_kg) as kg
       from pickups c
       join pickup_items i on i.pickup_id = c.id
       left join pickup_item_parts p on p.pickup_id = i.pickup_id and p.position = i.position
       where c.organization_id = $1 and c.status = 'COMPLETED' and c.archived_at is null
         and to_char(c.pick_up_at at time zone 'Asia/Yangon', 'YYYY-MM') = any($2::text[])
     )
     select type, treatment, measure, is_hazardous as "isHazardous", sum(kg)::float8 as kg,
       sum(kg / 1000 * coalesce((
         select sum(f.direct) from emission_factors f where f.material = type and f.treatment = parts.treatment
       ), 0))::float8 as direct
     from parts group by 1, 2, 3, 4`,
    [organizationId, months],
  )
  return rows
}

const sumOf = (sums: Sums[], isIn: (sum: Sums) => boolean = () => true, key: 'kg' | 'direct' = 'kg') =>
  sums.filter(isIn).reduce((all, sum) => all + sum[key], 0)

describe('of five customers of the demonstration', () => {
  it('the tables by GRI 306, the reports, the drawings and the dashboard have the kilograms of the pickups', {
    tags: ['11.6-05'],
  }, async () => {
    for (const { id, months, sums } of customers) {
      const span = `from=${months[0]}&to=${months.at(-1)}`
      const gri = await read(`/gri/organizations/${id}?${span}`)
      const wastes = await read(`/dashboard/wastes/organizations/${id}?${span}`)
      const monthly = await read(`/wastes/monthly/${id}?${span}`)
      const { emissions } = await read(`/carbon/organizations/${id}?quarter=${months[0]}`)
      const report = await previewOf(id, months)
      const all = sumOf(sums)
      expect(all).toBeGreaterThan(100)
      const ofTypes = [...new Set(sums.map(({ type }) => type))].map((type) => {
        const kg = sumOf(sums, (sum) => sum.type === type)
        const inMonths = monthly.reduce((sum: number, month: Record<string, number>) => sum + (month[type] ?? 0), 0)
        const inTable = gri.waste306_3.rows.find((row: { wasteType: string }) => row.wasteType === type).generated
        const inCarbon = emissions.materials.find((row: { material: string }) => row.material === type).weightKg
        const named = (row: { name: string }) => row.name === type
        return [kg, wastes.find(named).quantity, report.composition.find(named).quantity, inTable, inCarbon, inMonths]
      })
      for (const [kg = 0, ...shown] of ofTypes) for (const one of shown) expect(one).toBeCloseTo(kg, 6)
      expect(gri.waste306_3.total.generated).toBeCloseTo(all, 6)
      for (const shown of [report.weightKg, emissions.total.weightKg])
        expect(shown).toBe(gri.waste306_3.total.generated)
    }
  })

  it('what became of it, how it is known and what is hazardous are the same in tables, reports and on the page that verifies', {
    tags: ['11.6-05'],
  }, async () => {
    for (const { id, months, sums } of customers) {
      const gri = await read(`/gri/organizations/${id}?from=${months[0]}&to=${months.at(-1)}`)
      const report = await previewOf(id, months)
      const isDiverted = ({ treatment }: { treatment: string }) => diverted.includes(treatment)
      const divertedKg = sumOf(sums, isDiverted)
      expect(gri.diverted306_4.total.total).toBeCloseTo(divertedKg, 6)
      expect(gri.disposed306_5.total.total).toBeCloseTo(sumOf(sums) - divertedKg, 6)
      const ways = report.treatments.filter(isDiverted) as Array<{ weightKg: number }>
      expect(ways.reduce((sum, { weightKg }) => sum + weightKg, 0)).toBeCloseTo(divertedKg, 6)
      for (const { measure, weightKg } of gri.dataQuality.measures) {
        const inReport = report.measures.find((one: { measure: string }) => one.measure === measure).weightKg
        expect(inReport).toBe(weightKg)
        expect(weightKg).toBeCloseTo(
          sumOf(sums, (sum) => sum.measure === measure),
          6,
        )
      }
      const hazardous = gri.diverted306_4.hazardous.total.total + gri.disposed306_5.hazardous.total.total
      expect(hazardous).toBeCloseTo(
        sumOf(sums, ({ isHazardous }) => isHazardous),
        6,
      )

      const { whatBecame, weightKg } = await proofOf(id, months)
      // The paper has two decimals.
      expect(whatBecame.divertedPercent).toBeCloseTo((divertedKg / weightKg) * 100, 2)
      for (const { treatment, weightKg: kg } of whatBecame.treatments) {
        expect(kg).toBeCloseTo(
          sumOf(sums, (sum) => sum.treatment === treatment),
          6,
        )
      }
    }
  })

  it('how well the total is known is the same on dashboards, in tables, reports and on the page that verifies', {
    tags: ['11.5-48'],
  }, async () => {
    for (const { id, months, sums } of customers) {
      const span = `from=${months[0]}&to=${months.at(-1)}`
      const terms = [...new Set(sums.map(({ measure }) => measure))].map(
        (known) => sumOf(sums, ({ measure }) => measure === known) * (percents[known] ?? Number.NaN),
      )
      const expected = Math.round(Math.sqrt(terms.reduce((sum, term) => sum + term ** 2, 0)) / sumOf(sums))
      const dashboard = await read(`/wastes/measures/${id}?${span}`)
      const { dataQuality } = await read(`/gri/organizations/${id}?${span}`)
      const { uncertaintyPercent } = await previewOf(id, months)
      const proof = await proofOf(id, months)
      expect(dashboard.measures).toEqual(dataQuality.measures.map(({ share: _, ...known }: { share: number }) => known))
      for (const shown of [dashboard, { uncertaintyPercent }, proof]) expect(shown.uncertaintyPercent).toBe(expected)
      expect(dataQuality.uncertaintyPercent.generated).toBe(expected)
    }
    const company = await read('/wastes/measures?from=2026-01&to=2026-10')
    const tables = await read('/gri/company?from=2026-01&to=2026-10')
    expect(company.uncertaintyPercent).toBe(tables.dataQuality.uncertaintyPercent.generated)
  })

  it('emissions are the same in the carbon report, category 5, the waste report, the file and on the page that verifies', {
    tags: ['11.6-05'],
  }, async () => {
    for (const { id, months, sums } of customers) {
      const direct = sumOf(sums, () => true, 'direct')
      const { emissions } = await read(`/carbon/organizations/${id}?quarter=${months[0]}`)
      const { scope3Category5 } = await read(`/gri/organizations/${id}?from=${months[0]}&to=${months.at(-1)}`)
      const report = await previewOf(id, months)
      const { emissions: proven } = await proofOf(id, months)
      const shown = [scope3Category5.direct, report.emissions.total.direct, proven.direct]
      expect(shown).toEqual(shown.map(() => emissions.total.direct))
      expect(emissions.total.direct).toBeCloseTo(direct, 9)
      const { text } = await staff.call('GET', `/carbon/organizations/${id}/csv?quarter=${months[0]}`)
      const [, ...lines] = rowsOf(text)
      const inFile = lines.reduce((sum, cells) => sum + (Number(cells[5]) / 1_000) * Number(cells[6]), 0)
      expect(inFile).toBeCloseTo(direct, 9)
      expect([scope3Category5.outsideOfScopes.avoided, report.emissions.total.avoided, proven.avoided]).toEqual(
        shown.map(() => emissions.total.avoided),
      )
    }
  })
})

async function previewOf(organization: string, months: string[]) {
  const { body } = await staff.call('POST', '/reports/preview', { body: { organization, quarters: [months[0]] } })
  return body.data.figures
}

/** Saves the report, or takes the saved one of the same content, and reads what a stranger with its paper is shown. */
async function proofOf(organization: string, months: string[]) {
  const { body } = await staff.call('POST', '/reports', { body: { organization, quarters: [months[0]] } })
  const { sha256 } = (await staff.call('GET', `/reports/${body.data._id}`)).body.data
  return (await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`)).body.data
}
