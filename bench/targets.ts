import type { Pool } from 'pg'
import { createDatabase } from '../apps/api/src/database/client.ts'

export type Address = { url: string; token: string; connectionString: string; pid: number }

/** Adds a pool of connections for the bare SQL. */
export type Target = Address & { pool: Pool }

/** Each target is created when the first part needs it. */
export type Addresses = {
  /** The large database has 2,000 organizations, 200,000 pickups and 1,000,000 items, unless the run says otherwise. */
  large: Address
  /** The small database has a tenth of each. */
  small: Address
  /** Serves a bare Fastify route over the large database. */
  bareUrl: string
  /** Serves the same route over the small database. */
  bareSmallUrl: string
}
export type Need = keyof Addresses

export type Targets = { [Name in Need]: Addresses[Name] extends Address ? Target : string }

const log = { info() {}, warn() {}, error: console.error }

export function connectTargets(addresses: Partial<Addresses>): Partial<Targets> {
  const { large, small, ...urls } = addresses
  return { ...urls, ...(large && { large: connect(large) }), ...(small && { small: connect(small) }) }
}

function connect(address: Address): Target {
  const { pool } = createDatabase({ connectionString: address.connectionString, log })
  return { ...address, pool }
}
