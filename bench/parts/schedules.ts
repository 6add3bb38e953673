import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Pool } from 'pg'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const schedules = 1_000
const limitSeconds = 10

/** Two portals at once make the pickups of 1,000 schedules on two weekdays over eight weeks, and then do it again. */
export async function benchSchedules({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  await addSchedules(small.pool)
  const portals = await Promise.all([startPortal(small.connectionString), startPortal(small.connectionString)])
  try {
    const first = await secondsOf(portals)
    const made = await count(small.pool)
    const again = await secondsOf(portals)
    const doubled = (await count(small.pool)).pickups - made.days
    return [
      row(
        `seconds in which two portals made ${made.pickups} pickups of ${made.schedules} schedules`,
        first,
        limitSeconds,
        's',
      ),
      row('seconds of the same once more, when nothing is missing', again, limitSeconds, 's'),
      row('pickups that were made twice', doubled, 0, ''),
      row('schedules without their pickups', schedules - made.schedules, 0, ''),
    ]
  } finally {
    for (const portal of portals) portal.kill()
    await removeSchedules(small.pool)
  }
}

/** The organizations of the other benchmarks have contracts that are over. */
async function addSchedules(pool: Pool): Promise<void> {
  await pool.query(
    `insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
       company_type, joined_on)
     select 'Scheduled ' || n, '', 'scheduled' || n || '@bench.example', 'Strand Road', '', '', '', 'Hotel', current_date
     from generate_series(1, $1::int) n`,
    [schedules],
  )
  await pool.query(
    `insert into sites (id, organization_id, name, address)
     select id, id, 'Main site', address from organizations where name like 'Scheduled %'`,
  )
  await pool.query(
    `insert into schedules (organization_id, site_id, starts_on, weekdays, time_of_day, way_type)
     select id, id, current_date - 7, '{2,5}', '23:59', 'Dry' from sites
     where organization_id in (select id from organizations where name like 'Scheduled %')`,
  )
}

async function removeSchedules(pool: Pool): Promise<void> {
  await pool.query(`delete from pickups where planned_by = 'schedule'`)
  await pool.query('delete from schedules')
  const added = `select id from organizations where name like 'Scheduled %'`
  await pool.query(`delete from sites where organization_id in (${added})`)
  await pool.query(`delete from organizations where name like 'Scheduled %'`)
}

async function startPortal(connectionString: string): Promise<ChildProcess> {
  const portal = fork(new URL('../data/generate.ts', import.meta.url), [connectionString])
  await once(portal, 'message')
  return portal
}

async function secondsOf(portals: readonly ChildProcess[]): Promise<number> {
  const start = performance.now()
  await Promise.all(
    portals.map((portal) => {
      const made = once(portal, 'message')
      portal.send('make')
      return made
    }),
  )
  return (performance.now() - start) / 1_000
}

async function count(pool: Pool) {
  const { rows } = await pool.query<{ pickups: number; days: number; schedules: number }>(
    `select count(*)::int as pickups, count(distinct (schedule_id, occurrence_on))::int as days,
       count(distinct schedule_id)::int as schedules
     from pickups where planned_by = 'schedule'`,
  )
  return rows[0] ?? { pickups: 0, days: 0, schedules: 0 }
}
