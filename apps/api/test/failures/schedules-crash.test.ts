import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
const schedules = 300
/** Schedules are made in order and in batches of 100, so the third batch stops at this one. */
const stoppedAt = '00000000-0000-4000-8000-000000000250'
const running: ChildProcess[] = []

beforeAll(async () => {
  await testApp.pool.query(
    `insert into organizations (id, name, info, email, address, office_phone, contact_person_name,
       contact_person_phone, company_type, joined_on)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Crash ' || n, '', n || '@crash.example',
       '', '', '', '', 'Hotel', current_date
     from generate_series(1, $1::int) n`,
    [schedules],
  )
  await testApp.pool.query(
    `insert into sites (id, organization_id, name, address) select id, id, 'Main site', '' from organizations`,
  )
  await testApp.pool.query(
    `insert into schedules (id, organization_id, site_id, starts_on, weekdays, time_of_day, way_type)
     select id, id, id, current_date - 7, '{1,2,3,4,5,6,7}', '23:59', 'Dry' from sites`,
  )
})

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** The nightly job of a portal, in a process of its own. */
async function startPortal(): Promise<ChildProcess> {
  const child = fork(new URL('../../../../bench/data/generate.ts', import.meta.url), [testApp.connectionString])
  running.push(child)
  await once(child, 'message')
  return child
}

/** The pickups of each schedule: how many, on how many days, and over how many days they reach. */
async function madeBySchedule() {
  const { rows } = await testApp.pool.query<{ pickups: number; days: number; reach: number }>(
    `select count(*)::int as pickups, count(distinct occurrence_on)::int as days,
       max(occurrence_on) - min(occurrence_on) + 1 as reach
     from pickups where planned_by = 'schedule' group by schedule_id`,
  )
  return rows
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await testApp.pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into pickups%'`,
  )
  return rows.length > 0
}

it('a portal that is killed while it makes pickups leaves none twice and none missing once they are made again', {
  tags: ['10.3-03'],
  timeout: 60_000,
}, async () => {
  const blocker = await testApp.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query(
      `insert into pickups (organization_id, site_id, pick_up_at, status, plate_number, planned_by, schedule_id,
         occurrence_on)
       select id, id, now() + interval '5 days', 'CONFIRMED', '', 'schedule', id, current_date + 5
       from schedules where id = $1`,
      [stoppedAt],
    )
    const killed = await startPortal()
    killed.send('make')
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
    const isGone = once(killed, 'exit')
    killed.kill('SIGKILL')
    await isGone
    // Two batches are whole, and nothing of the third one is there.
    expect(await madeBySchedule()).toHaveLength(200)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }

  for (let night = 0; night < 2; night += 1) {
    const portal = await startPortal()
    const isMade = once(portal, 'message')
    portal.send('make')
    await isMade
    portal.kill()
    const made = await madeBySchedule()
    expect(made).toHaveLength(schedules)
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
    const [first = { pickups: 0, days: 0, reach: 0 }] = made
    expect(first.pickups).toBeGreaterThanOrEqual(56)
    expect(first).toEqual({ pickups: first.pickups, days: first.pickups, reach: first.pickups })
  }
})
