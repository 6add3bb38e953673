import type { Pool } from 'pg'
import { prepared } from '../data/prepared.ts'
import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

/** Compares the pickup list under each filter and sort with its bare SQL, and the 2,000th page with the first. */
export async function benchPickups({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  const { url, token, pool } = large
  const rows: Row[] = []
  const values = await sampleValues(pool)
  // Warms up the server, because its first requests are not typical.
  await medians({ http: () => get(`${url}/api/logistics`, token) }, 1, 1_000)
  for (const [name, { query, where, order }] of Object.entries(views(values))) {
    const text = bareSql(where, order)
    const { sql, http } = await medians(
      {
        sql: () => pool.query(prepared(text)),
        http: () => get(`${url}/api/logistics?${query}`, token),
      },
      300,
      60,
    )
    rows.push(row(`GET /logistics, ${name}, against its SQL`, http / sql, 3, 'x'))
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${pageSql(where, order)}`)
    const isIndexed = !plan.rows.some((line) => /Seq Scan on pickups/.test(line['QUERY PLAN']))
    rows.push({ what: '  its SQL uses an index', measured: isIndexed ? 'yes' : 'no', limit: 'yes', isMet: isIndexed })
  }
  rows.push(await benchDeepPage(url, token))
  return rows
}

const columns = `p.id, p.version, p.created_at, p.updated_at, p.organization_id, o.name, p.pick_up_at, p.status,
  p.way_number, p.way_type, p.plate_number, p.driver_id, d.name, p.updated_by_id, u.name`

function bareSql(where: string, order: string): string {
  const join = where.includes('o.') ? 'join organizations o on o.id = p.organization_id' : ''
  const counted = `select 1 from pickups p ${join} where p.archived_at is null ${where} limit 1001`
  return pageSql(where, order, `, (select count(*) from (${counted}) counted) as total`)
}

function pageSql(where: string, order: string, total = ''): string {
  return `select ${columns}${total} from pickups p join organizations o on o.id = p.organization_id
    left join users d on d.id = p.driver_id left join users u on u.id = p.updated_by_id
    where p.archived_at is null ${where} order by ${order} limit 100`
}

type Values = { organizationId: string; driverId: string }

function views({ organizationId, driverId }: Values) {
  const byTime = 'p.pick_up_at desc, p.id desc'
  return {
    'as it opens': { query: '', where: '', order: byTime },
    'sort=pickUpTime': { query: 'sort=pickUpTime', where: '', order: 'p.pick_up_at, p.id' },
    'sort=organization': { query: 'sort=organization', where: '', order: 'o.name collate "und-x-icu", p.id' },
    'sort=status': { query: 'sort=status', where: '', order: 'p.status, p.id' },
    'sort=createdAt': { query: 'sort=createdAt', where: '', order: 'p.created_at, p.id' },
    'status=ONHOLD': { query: 'status=ONHOLD', where: `and p.status = 'ONHOLD'`, order: byTime },
    'stage=COMPLETE': { query: 'stage=COMPLETE', where: `and p.status = 'COMPLETED'`, order: byTime },
    'one organization': {
      query: `organizationId=${organizationId}`,
      where: `and p.organization_id = '${organizationId}'`,
      order: byTime,
    },
    'one driver': { query: `driver=${driverId}`, where: `and p.driver_id = '${driverId}'`, order: byTime },
    'a month': {
      query: 'from=2022-03-01&to=2022-03-31',
      where: `and p.pick_up_at >= '2022-02-28T17:30Z' and p.pick_up_at < '2022-03-31T17:30Z'`,
      order: byTime,
    },
    'organization=text': { query: 'organization=a1b', where: `and o.name ilike '%a1b%'`, order: byTime },
  }
}

async function sampleValues(pool: Pool): Promise<Values> {
  const { rows } = await pool.query(`select organization_id, driver_id from pickups limit 1`)
  return { organizationId: rows[0].organization_id, driverId: rows[0].driver_id }
}

/** Walks 1,999 pages by `after`, as a user who keeps paging would. */
async function benchDeepPage(url: string, token: string): Promise<Row> {
  const page = (after: string | undefined) => `${url}/api/logistics?limit=100${after ? `&after=${after}` : ''}`
  let after: string | undefined
  for (let number = 1; number < 2_000; number += 1) {
    const { next } = JSON.parse(await get(page(after), token)) as { next: string }
    after = next
  }
  const { first, deep } = await medians({
    first: () => get(page(undefined), token),
    deep: () => get(page(after), token),
  })
  return row('GET /logistics, the 2,000th page against the first', deep / first, 2, 'x')
}
