import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { until } from '../until.ts'

const lanes = 4

/** Adds people and confirmed pickups of each organization, and returns the pickups. */
export async function addPickups(pool: Pool, eventsOfEach: number, peopleOfEach: number): Promise<string[]> {
  await pool.query(
    `insert into users (name, email, phone, role, organization_id)
     select 'Customer', 'customer' || n || '.' || id || '@bench.example', '', 'USER', id
     from organizations, generate_series(1, $1::int) n`,
    [peopleOfEach],
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into pickups (organization_id, site_id, pick_up_at, status, way_type)
     select id, id, now() - interval '1 hour', 'CONFIRMED', 'Dry' from organizations, generate_series(1, $1::int) n
     returning id`,
    [eventsOfEach],
  )
  return rows.map(({ id }) => id)
}

/** Records of each pickup that it was not collected. Returns how many requests had to be repeated. */
export async function recordOutcomes(url: string, token: string, pickups: readonly string[]): Promise<number> {
  const left = [...pickups]
  let repeated = 0
  const record = async () => {
    for (let pickup = left.pop(); pickup !== undefined; pickup = left.pop()) {
      const tries = await recordOutcome(`${url}/api/logistics/${pickup}/outcomes`, token)
      if (tries > 1) repeated += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, record))
  return repeated
}

/** Asks until there is an answer, always with the same key, and returns how often. */
async function recordOutcome(address: string, token: string): Promise<number> {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ code: 'road-closed' }),
  }
  let tries = 0
  await until(async () => {
    tries += 1
    const reply = await fetch(address, request).catch(() => undefined)
    if (reply === undefined) return false
    if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
    return true
  })
  return tries
}
