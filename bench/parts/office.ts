import type { Pool } from 'pg'
import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

/** So many requests, reports and messages each were settled in ten years, and so many of each wait. */
const settled = 20_000
const waiting = 50

const limits = {
  '/today': 30,
  '/inbox': 30,
  // What the menu counts, each minute and for each of the staff.
  '/inbox?limit=1': 20,
}

/** Reads what the office begins with, of a company that has served its customers for ten years. */
export async function benchOffice({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  await fillMatters(large.pool)
  const ask = (path: string) => [path, () => get(`${large.url}/api${path}`, large.token)]
  const read = await medians(Object.fromEntries(Object.keys(limits).map(ask)), 100)
  return Object.entries(limits).map(([path, limit]) => row(`GET ${path}`, read[path] ?? Number.NaN, limit, 'ms'))
}

/** Each is of a pickup of its own, since a pickup has one open request at most. */
async function fillMatters(pool: Pool): Promise<void> {
  const numbered = `select id, organization_id, site_id, pick_up_at, row_number() over (order by pick_up_at desc) as n,
      (select id from users limit 1) as asker from pickups order by pick_up_at desc limit ${settled + waiting}`
  const at = `now() - n * interval '4 hours'`
  await pool.query(
    `insert into pickup_requests (organization_id, site_id, kind, state, wanted_at, note, asked_by_id, created_at,
       expires_at, answered_at)
     select organization_id, site_id, 'extra', case when n <= ${waiting} then 'OPEN' else 'DECLINED' end, pick_up_at,
       'After the fair', asker, ${at}, now() + n * interval '1 hour', case when n > ${waiting} then ${at} end
     from (${numbered}) p`,
  )
  await pool.query(
    `insert into missed_reports (pickup_id, organization_id, kind, state, note, reported_by_id, created_at)
     select id, organization_id, 'missed', case when n <= ${waiting} then 'OPEN' else 'UPHELD' end, 'Nobody came', asker,
       ${at} from (${numbered}) p`,
  )
  await pool.query(
    `insert into contact_messages (name, email, topic, message, created_at, answered_at)
     select 'Ma Su', 'su@lotus.example', 'training', 'Do you teach schools?', ${at},
       case when n > ${waiting} then ${at} end from generate_series(1, ${settled + waiting}) n`,
  )
  await pool.query('vacuum analyze pickup_requests, missed_reports, contact_messages')
}
