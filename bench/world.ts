import type { Pool } from 'pg'
import type { Size } from './dataset.ts'
import { createBenchDatabase, password, startBenchServer } from './portal.ts'
import { type ServeProcess, startServe } from './serve-process.ts'

/** A portal's API over a filled database, and that database for the bare SQL. */
export type Target = {
  url: string
  token: string
  pool: Pool
  connectionString: string
  /** Bytes that the API's process has in memory. */
  memory: () => Promise<number>
}

/** What the benchmarks run against; each is made when the first of them asks for it. */
export type World = {
  /** 2,000 organizations, 200,000 pickups, 1,000,000 items. */
  large: () => Promise<Target>
  /** A tenth of each. */
  small: () => Promise<Target>
  /** A bare Fastify route over the large database. */
  bareUrl: () => Promise<string>
  /** The same over the small one. */
  bareSmallUrl: () => Promise<string>
}

export async function createWorld(): Promise<{ world: World; close: () => Promise<void> }> {
  const server = await startBenchServer()
  const closes: Array<() => Promise<unknown> | unknown> = []

  async function target(name: string, size: Size): Promise<Target> {
    console.log(`Filling ${size.pickups.toLocaleString('en')} pickups with ${size.items.toLocaleString('en')} items …`)
    const { connectionString, pool, close } = await createBenchDatabase(server.connectionString, name, size)
    closes.push(close)
    const { url, memory } = await serve('api', connectionString)
    return { url, token: await logIn(url), pool, connectionString, memory }
  }

  async function serve(kind: 'api' | 'bare', connectionString: string): Promise<ServeProcess> {
    const started = await startServe(kind, connectionString)
    closes.push(started.stop)
    return started
  }

  const large = once(() => target('large', { organizations: 2_000, pickups: 200_000, items: 1_000_000 }))
  const small = once(() => target('small', { organizations: 200, pickups: 20_000, items: 100_000 }))
  return {
    world: {
      large,
      small,
      bareUrl: once(async () => (await serve('bare', (await large()).connectionString)).url),
      bareSmallUrl: once(async () => (await serve('bare', (await small()).connectionString)).url),
    },
    close: async () => {
      for (const close of closes.reverse()) await close()
      await server.stop()
    },
  }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@bench.example', password }),
  })
  const { data } = (await reply.json()) as { data: { token: string } }
  return data.token
}
