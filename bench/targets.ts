import type { Pool } from 'pg'
import { createDatabase } from '../apps/api/src/database/client.ts'

/** Where a portal's API is served over a filled database: all that another process needs to find it. */
export type Address = { url: string; token: string; connectionString: string; pid: number }

/** A portal's API, and a pool of connections to its database for the bare SQL. */
export type Target = Address & { pool: Pool }

/** What the benchmarks run against, each made when the first part needs it. */
export type Addresses = {
  /** 2,000 organizations, 200,000 pickups, 1,000,000 items. */
  large: Address
  /** A tenth of each. */
  small: Address
  /** A bare Fastify route over the large database. */
  bareUrl: string
  /** The same over the small one. */
  bareSmallUrl: string
}
export type Need = keyof Addresses

/** The same as a part of the benchmarks is given it. */
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
