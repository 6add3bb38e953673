import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Target, Targets } from '../targets.ts'

/** Measures what screens of staff read, and compares it with the same at a tenth of the data. */
export async function benchGrowth({ large, small }: Pick<Targets, 'large' | 'small'>): Promise<Row[]> {
  const rows: Row[] = []
  const [ofOneInLarge, ofOneInSmall] = [await anOrganization(large), await anOrganization(small)]
  for (const path of paths()) {
    const { ofLarge, ofSmall } = await medians(
      {
        ofLarge: () => get(`${large.url}/api${path.replace(':organization', ofOneInLarge)}`, large.token),
        ofSmall: () => get(`${small.url}/api${path.replace(':organization', ofOneInSmall)}`, small.token),
      },
      100,
      20,
    )
    rows.push(row(`GET ${path}`, ofLarge, 60, 'ms'))
    rows.push(row('  against itself at a tenth of the data', ofLarge / ofSmall, 1.3, 'x'))
  }
  return rows
}

async function anOrganization({ pool }: Target): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from organizations order by name limit 1')
  return rows[0]?.id ?? ''
}

/** What an organization reads has as many items in both databases, and more around them. */
function paths(): string[] {
  const year = new Date().getUTCFullYear() - 1
  const months = `from=${year}-01&to=${year}-12`
  return [
    '/dashboard',
    '/dashboard/growth_rate',
    '/dashboard/trend',
    '/wastes/monthly',
    '/wastes/measures',
    `/gri/company?${months}`,
    `/mass_balance?${months}`,
    '/dashboard/growth_rate/organizations/:organization',
    '/dashboard/pickups/organizations/:organization',
    '/dashboard/wastes/organizations/:organization',
    '/wastes/monthly/:organization',
    `/gri/organizations/:organization?${months}`,
    '/today',
    '/inbox',
    '/search?q=a1b',
    '/organizations',
    '/logistics',
    '/logistics?sort=organization',
    '/logistics?status=ONHOLD',
    '/logistics?organization=a1b',
    '/logistics?q=a1b',
    '/logistics?q=YGN 77',
    '/logistics?q=nobody has this',
    '/audit',
    '/audit?q=bench',
    '/audit?action=pickup.complete',
    '/audit?kind=access',
    '/audit?sort=entity',
    `/audit?from=${year}-06-01&to=${year}-06-30`,
  ].map(encodeURI)
}
