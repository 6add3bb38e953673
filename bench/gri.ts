import { get, medians } from './measure.ts'
import { prepared } from './prepared.ts'
import { type Row, row } from './table.ts'
import type { Targets } from './targets.ts'

/** Compares the tables of a year with the bare SQL of the totals that they are made of. */
export async function benchGri({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  const { rows } = await large.pool.query('select id from organizations order by name limit 20')
  const ids = rows.map(({ id }) => id as string)
  const year = new Date().getUTCFullYear() - 1
  let turn = 0
  const next = () => ids[turn++ % ids.length] ?? ''
  const { sql, http } = await medians(
    {
      sql: () => large.pool.query(prepared(totalsOfAYear, [next(), `${year}-01-01`, `${year}-12-01`])),
      http: () => get(`${large.url}/api/gri/organizations/${next()}?from=${year}-01&to=${year}-12`, large.token),
    },
    400,
  )
  return [row('GET /gri/organizations/:id, a year of 1,000,000 items, against its SQL', http, sql * 2 + 5, 'ms')]
}

const totalsOfAYear = `select waste_type, treatment, measure, is_hazardous, sum(weight_kg) * 1000 as grams
  from waste_totals where organization_id = $1 and month between $2 and $3
  group by waste_type, treatment, measure, is_hazardous`
