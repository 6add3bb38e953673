import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createDatabase } from '../../apps/api/src/database/client.ts'
import { addPickups, recordOutcomes } from '../data/notice-events.ts'
import { killWhileMailing } from '../kill-while-mailing.ts'
import { createBenchDatabase, logIn, startBenchServer } from '../portal.ts'
import { startPortal } from '../portal-process.ts'
import { log } from '../services.ts'
import { type Row, row } from '../table.ts'
import { until } from '../until.ts'

const organizations = 25
const peopleOfEach = 16
const eventsOfEach = 25
const notices = organizations * eventsOfEach * peopleOfEach
/** At the first of these, events are still being recorded. */
const killedAtMails = [1_000, 5_000, 9_000]

/**
 * Records 625 events, of each of which 16 of 400 people are told, in the portal and by a mail. The portal is killed
 * three times meanwhile, between writing mails and noting it, and who got no answer asks again, as the screens do.
 */
export async function benchNotices(): Promise<Row[]> {
  const server = await startBenchServer()
  const size = { organizations, pickups: organizations, items: organizations }
  const connectionString = await createBenchDatabase(server.connectionString, 'notices', size)
  const { pool, close } = createDatabase({ connectionString, log })
  const portal = await startPortal({ DATABASE_URL: connectionString, COMPANY_TIME_ZONE: zoneOfNoon() })
  try {
    const pickups = await addPickups(pool, eventsOfEach, peopleOfEach)
    const repeating = recordOutcomes(portal.url, await logIn(portal.url), pickups)
    const folder = join(portal.dataDir, 'mail')
    let underWay = 0
    for (const mails of killedAtMails) {
      await until(async () => (await mailsIn(folder)).length >= mails)
      underWay += await killWhileMailing(pool, portal.kill)
      await portal.startAgain()
    }
    const repeated = await repeating
    // What a killed portal was sending is sent again after 90 seconds.
    await until(async () => (await count(pool, `jobs.job where name = 'mail' and state < 'completed'`)) === 0)
    return [
      row('requests that were repeated, because the portal was killed', repeated, 1, '', true),
      row('mails that it was sending when it was killed', underWay, 1, '', true),
      ...(await inboxRows(pool)),
      ...mailRows(await messageIdsIn(folder), await expectedIds(pool)),
    ]
  } finally {
    await portal.stop()
    await close()
    await server.stop()
  }
}

/** People are mailed by day, so the company is where it is about noon. */
function zoneOfNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours()
  // The signs of these zones are the other way round, as in POSIX.
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
}

async function inboxRows(pool: Pool): Promise<Row[]> {
  const notified = await count(pool, 'notifications')
  const once = await count(pool, '(select distinct subject_id, user_id from notifications) told')
  return [
    row(`notices missing in inboxes, of ${notices}`, notices - once, 0, ''),
    row('notices twice in an inbox', notified - once, 0, ''),
  ]
}

function mailRows(written: readonly string[], expected: readonly string[]): Row[] {
  const once = new Set(written)
  const missing = expected.filter((id) => !once.has(id))
  return [
    row(`mails missing, of ${expected.length}`, missing.length, 0, ''),
    row('mails twice', written.length - once.size, 0, ''),
  ]
}

async function expectedIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id::text from notifications')
  return rows.map(({ id }) => `notification-${id}`)
}

async function messageIdsIn(folder: string): Promise<string[]> {
  const ids: string[] = []
  for (const name of await mailsIn(folder)) {
    const source = await readFile(join(folder, name), 'utf8')
    ids.push(/^Message-ID: <(.+)@/im.exec(source)?.[1] ?? `none in ${name}`)
  }
  return ids
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}

async function count(pool: Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  return rows[0]?.count ?? 0
}
