import { get, medians } from './measure.ts'
import { type Row, row } from './table.ts'
import type { Targets } from './targets.ts'

/** Measures what screens of staff read, and compares it with the same at a tenth of the data. */
export async function benchGrowth({ large, small }: Pick<Targets, 'large' | 'small'>): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths()) {
    const { ofLarge, ofSmall } = await medians(
      {
        ofLarge: () => get(`${large.url}/api${path}`, large.token),
        ofSmall: () => get(`${small.url}/api${path}`, small.token),
      },
      100,
      20,
    )
    rows.push(row(`GET ${path}`, ofLarge, 60, 'ms'))
    rows.push(row('  against itself at a tenth of the data', ofLarge / ofSmall, 1.3, 'x'))
  }
  return rows
}

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
