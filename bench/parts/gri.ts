import { prepared } from '../data/prepared.ts'
import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Target, Targets } from '../targets.ts'

/**
 * Compares the tables of a year with the bare SQL of the totals that they are made of. The tables also say how much has
 * left in consignments, so there are ten years of these. The page that verifies a saved report shows one reply.
 */
export async function benchGri({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  await large.pool.query(consignTenYears)
  await large.pool.query('analyze consignments')
  const { rows } = await large.pool.query('select id from organizations order by name limit 20')
  const ids = rows.map(({ id }) => id as string)
  const year = new Date().getUTCFullYear() - 1
  let turn = 0
  const next = () => ids[turn++ % ids.length] ?? ''
  const ofAll = await medians(
    { http: () => get(`${large.url}/api/gri/company?from=${year}-01&to=${year}-12`, large.token) },
    100,
  )
  const { sql, http } = await medians(
    {
      sql: () => large.pool.query(prepared(totalsOfAYear, [next(), `${year}-01-01`, `${year}-12-01`])),
      http: () => get(`${large.url}/api/gri/organizations/${next()}?from=${year}-01&to=${year}-12`, large.token),
    },
    400,
  )
  const sha256 = await saveTables(large, year)
  const verified = await medians(
    { http: () => get(`${large.url}/api/reports/verify?sha256=${sha256}`, large.token) },
    100,
  )
  return [
    row('GET /gri/organizations/:id, a year, against its SQL', http, Math.max(sql * 2 + 5, 15), 'ms'),
    row('GET /gri/company, a year', ofAll.http, 60, 'ms'),
    row('GET /reports/verify, of these tables as they were saved', verified.http, 100, 'ms'),
  ]
}

/** Returns the fingerprint of the tables of all organizations. */
async function saveTables({ url, token }: Target, year: number): Promise<string> {
  const reply = await fetch(`${url}/api/gri/reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ organization: null, from: `${year}-01`, to: `${year}-12` }),
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  const { data: saved } = (await reply.json()) as { data: { _id: string } }
  const { data: report } = JSON.parse(await get(`${url}/api/gri/reports/${saved._id}`, token))
  return report.sha256
}

/** Four loads of each type a month, together of nine tenths of what was collected. */
const consignTenYears = `with mill as (
    insert into destinations (name, kind) values ('Mill', 'recycler') returning id)
  insert into consignments (date, destination_id, waste_type, net_kg)
  select month + week * 7, mill.id, waste_type, weight_kg * 0.9 / 4
  from monthly_waste_totals, mill, generate_series(0, 3) week where month < date_trunc('month', now())`

const totalsOfAYear = `select waste_type, treatment, measure, is_hazardous, sum(weight_kg) * 1000 as grams
  from waste_totals where organization_id = $1 and month between $2 and $3
  group by waste_type, treatment, measure, is_hazardous`
