import type { Pool } from 'pg'
import { get, median, post } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

type Week = { first: string; last: string }

/** Measures a holiday of 500 pickups of 100 customers: opening its screen, and accepting all that is proposed. */
export async function benchHolidays({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  const { pool, url, token } = small
  const customers = await addCustomers(pool)
  const times = { open: [] as number[], accept: [] as number[] }
  // The first of the turns warms up.
  for (let turn = 0; turn < 6; turn += 1) {
    const week = holidayOf(turn)
    const address = `${url}/api/holiday_pickups?from=${week.first}&to=${week.last}`
    await fillHoliday(pool, week, customers)
    let listed: Listed[] = []
    times.open.push(
      await timed(async () => {
        listed = (JSON.parse(await get(address, token)) as { data: Listed[] }).data
      }),
    )
    if (listed.length !== 500) throw new Error(`${listed.length} pickups are listed`)
    const decisions = listed.map(({ _id, __v, proposal }) => ({ _id, __v, ...proposal, isSure: true }))
    times.accept.push(
      await timed(async () => {
        const { data } = JSON.parse(await post(`${url}/api/holiday_pickups`, token, { decisions })) as Decided
        if (data.moved !== 500)
          throw new Error(`${data.moved} were moved: ${JSON.stringify(data.conflicts.slice(0, 3))}`)
      }),
    )
  }
  return [
    row('GET /holiday_pickups, a holiday of 500 pickups', median(times.open.slice(1)), 300, 'ms'),
    row('POST /holiday_pickups, 500 moves with a notice to 100 customers', median(times.accept.slice(1)), 3_000, 'ms'),
  ]
}

type Listed = { _id: string; __v: number; proposal: { decision: string; day: string | null } }
type Decided = { data: { moved: number; conflicts: unknown[] } }

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Returns Monday to Friday of a week to come, far enough from that of the turn before for what both move. */
function holidayOf(turn: number): Week {
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() - monday.getUTCDay() + 1 + 7 * (4 + 4 * turn))
  const friday = new Date(monday)
  friday.setUTCDate(monday.getUTCDate() + 4)
  return { first: monday.toISOString().slice(0, 10), last: friday.toISOString().slice(0, 10) }
}

/** A pickup at each site, since a site has at most one of a kind on a day. */
async function fillHoliday(pool: Pool, days: Week, customers: readonly string[]): Promise<void> {
  await pool.query(
    `insert into company_days (day, kind, name, updated_at)
     select day::date, 'closed', 'Thingyan', now() from generate_series($1::date, $2::date, interval '1 day') day
     on conflict do nothing`,
    [days.first, days.last],
  )
  await pool.query(
    `insert into pickups (organization_id, site_id, pick_up_at, status, way_type)
     select s.organization_id, s.id, ($1::date + (s.n % 5)::int + time '09:00') at time zone 'Asia/Yangon', 'CONFIRMED', 'Dry'
     from (
       select id, organization_id, row_number() over (partition by organization_id order by id) n
       from sites where organization_id = any($2::uuid[])
     ) s`,
    [days.first, customers],
  )
}

/** Gives 100 organizations a user and five sites each, and returns their ids. */
async function addCustomers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from organizations order by id limit 100')
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into users (name, email, phone, role, organization_id)
     select 'Customer', 'holiday.' || id || '@bench.example', '', 'USER', id from unnest($1::uuid[]) id`,
    [ids],
  )
  // Nobody visits customers whose contract is over, which those of the benchmarks are.
  await pool.query('update organizations set expires_on = null where id = any($1::uuid[])', [ids])
  await pool.query(
    `insert into sites (organization_id, name, address)
     select id, 'Branch ' || n, 'Yangon' from unnest($1::uuid[]) id, generate_series(2, 5) n`,
    [ids],
  )
  return ids
}
