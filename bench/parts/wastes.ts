import { prepared } from '../data/prepared.ts'
import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Target, Targets } from '../targets.ts'

/** Compares the customer's figures with their bare SQL, and with a tenth of the items. */
export async function benchWastes({ large, small }: Pick<Targets, 'large' | 'small'>): Promise<Row[]> {
  const rows: Row[] = []
  const nextOfLarge = await ofEachTurn(large)
  const nextOfSmall = await ofEachTurn(small)
  for (const [path, text] of Object.entries(figures)) {
    const { sql, http, smaller } = await medians(
      {
        sql: () => large.pool.query(prepared(text, [nextOfLarge()])),
        http: () => get(`${large.url}/api${path}/${nextOfLarge()}`, large.token),
        smaller: () => get(`${small.url}/api${path}/${nextOfSmall()}`, small.token),
      },
      400,
    )
    rows.push(row(`GET ${path}/:id, against its SQL`, http, sql * 1.5 + 3, 'ms'))
    rows.push(row(`GET ${path}/:id, against itself at a tenth of the items`, http / smaller, 1.5, 'x'))
  }
  return rows
}

const figures: Record<string, string> = {
  '/wastes/monthly': `select to_char(month, 'YYYY-MM') as month, waste_type, sum(weight_kg)::float8
    from waste_totals where organization_id = $1 group by month, waste_type order by month`,
  '/dashboard/wastes/organizations': `select waste_type, sum(weight_kg)::float8
    from waste_totals where organization_id = $1 group by waste_type`,
}

async function ofEachTurn({ pool }: Target): Promise<() => string> {
  const { rows } = await pool.query('select id from organizations order by name limit 20')
  const ids = rows.map(({ id }) => id as string)
  let turn = 0
  return () => ids[turn++ % ids.length] ?? ''
}
