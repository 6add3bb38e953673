import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrganization, createPickup } from '../records/factories.ts'
import { signInAs } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { type Portal, startPortal } from '../setup/portal-process.ts'

const port = 3422
const events = 15
const people = 20
const testApp = useTestApp()
let dataDir: string
let portal: Portal

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-mails-'))
  const staff = await signInAs(testApp, 'OPERATION')
  const organization = await createOrganization(staff)
  await testApp.pool.query(
    `insert into users (name, email, phone, role, organization_id)
     select 'Customer ' || n, 'customer' || n || '@crash.example', '', 'USER', $1 from generate_series(1, $2::int) n`,
    [organization, people],
  )
  for (let event = 0; event < events; event += 1) {
    const pickup = await createPickup(staff, organization, '2026-02-03T05:30:00Z')
    await staff.call('POST', `/logistics/${pickup}/outcomes`, { body: { code: 'road-closed' } })
  }
}, 60_000)

afterAll(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () => startPortal(dataDir, port, ['--no-screens'], { DATABASE_URL: testApp.connectionString })

async function count(text: string): Promise<number> {
  const { rows } = await testApp.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)
  return rows[0]?.count ?? 0
}

async function messageIds(): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const sources = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  return sources.map((source) => /^Message-ID: <(.+)@/im.exec(source)?.[1] ?? '').toSorted()
}

/** The job of a mail in the middle is never noted as done, and nor are those of its batch, although they are written. */
async function stopInTheMiddle(): Promise<void> {
  const { rows } = await testApp.pool.query<{ id: string }>(
    `select id from jobs.job where name = 'mail' order by created_on, id offset $1 limit 1`,
    [(events * people) / 2],
  )
  await testApp.pool.query(
    `create function stop() returns trigger language plpgsql as 'begin perform pg_sleep(300); return new; end'`,
  )
  await testApp.pool.query(
    `create trigger stop before update on jobs.job for each row
     when (new.id = '${rows[0]?.id}' and new.state = 'completed') execute function stop()`,
  )
}

it('a portal that is killed between writing mails and noting it leaves each mail once, and none is missing', {
  tags: ['10.7-01', 'R-rel-07'],
  timeout: 60_000,
}, async () => {
  expect(await count('notifications where mailed_at is not null')).toBe(events * people)
  await stopInTheMiddle()
  portal = await start()
  const isStopped = () => count(`pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
  await expect.poll(isStopped, { timeout: 20_000 }).toBe(1)
  await portal.stop('SIGKILL')
  await testApp.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event = 'PgSleep'`,
  )
  await testApp.pool.query('drop function stop cascade')
  expect(await count(`jobs.job where name = 'mail' and state = 'active'`)).toBeGreaterThan(0)

  // The lease of the killed portal would end in a minute or two.
  await testApp.pool.query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`)
  portal = await start()
  const waiting = () => count(`jobs.job where name = 'mail' and state < 'completed'`)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  const { rows } = await testApp.pool.query<{ id: string }>('select id::text from notifications')
  const mails = await messageIds()
  expect(mails.filter((id, index) => mails.indexOf(id) !== index)).toEqual([])
  expect(mails).toEqual(rows.map(({ id }) => `notification-${id}`).toSorted())
})
