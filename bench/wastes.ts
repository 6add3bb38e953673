import { get, median } from './measure.ts'
import { type Row, row } from './table.ts'
import type { Target, World } from './world.ts'

/** The customer's figures against their bare SQL, and against themselves on a tenth of the items. */
export async function benchWastes(world: World): Promise<Row[]> {
  const rows: Row[] = []
  const large = await world.large()
  const small = await world.small()
  for (const [path, text] of Object.entries(figures)) {
    const now = await timeOf(large, path, text)
    const before = await timeOf(small, path, text)
    rows.push(row(`GET ${path}/:id, 1,000,000 items, against its SQL`, now.http, now.sql * 1.5 + 3, 'ms'))
    rows.push(row(`GET ${path}/:id, against itself at 100,000 items`, now.http / before.http, 1.2, 'x'))
  }
  return rows
}

const figures: Record<string, string> = {
  '/wastes/monthly': `select to_char(month, 'YYYY-MM') as month, waste_type, sum(weight_kg)::float8
    from waste_totals where organization_id = $1 group by month, waste_type order by month`,
  '/dashboard/wastes/organizations': `select waste_type, sum(weight_kg)::float8
    from waste_totals where organization_id = $1 group by waste_type`,
}

async function timeOf({ url, token, pool }: Target, path: string, text: string) {
  const { rows } = await pool.query('select id from organizations order by name limit 20')
  const ids = rows.map(({ id }) => id as string)
  let turn = 0
  const next = () => ids[turn++ % ids.length] ?? ''
  const sql = await median(() => pool.query({ name: path, text, values: [next()] }), 400)
  const http = await median(() => get(`${url}/api${path}/${next()}`, token), 400)
  return { sql, http }
}
