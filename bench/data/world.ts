import { createBenchDatabase, logIn, startBenchServer } from '../portal.ts'
import { startServe } from '../serve-process.ts'
import type { Address, Addresses, Need } from '../targets.ts'
import type { Size } from './dataset.ts'

export type World = {
  /** Creates the needed targets unless an earlier part did, and returns their addresses. */
  provide: (needs: Need[]) => Promise<Partial<Addresses>>
  close: () => Promise<void>
}

/** The small database has a tenth of what the large one has, in as many years. */
export async function createWorld(size: Required<Size>): Promise<World> {
  const server = await startBenchServer()
  const closes: Array<() => Promise<unknown> | unknown> = []

  async function fill(name: string, size: Size): Promise<Address> {
    console.log(`Filling ${size.pickups.toLocaleString('en')} pickups with ${size.items.toLocaleString('en')} items …`)
    const connectionString = await createBenchDatabase(server.connectionString, name, size)
    const { url, pid } = await serve('api', connectionString)
    return { url, token: await logIn(url), connectionString, pid }
  }

  async function serve(kind: 'api' | 'bare', connectionString: string) {
    const started = await startServe(kind, connectionString)
    closes.push(started.stop)
    return started
  }

  const large = once(() => fill('large', size))
  const small = once(() => fill('small', tenthOf(size)))
  const makers = {
    large,
    small,
    bareUrl: once(async () => (await serve('bare', (await large()).connectionString)).url),
    bareSmallUrl: once(async () => (await serve('bare', (await small()).connectionString)).url),
  }
  return {
    async provide(needs) {
      const addresses: Array<[Need, unknown]> = []
      for (const need of needs) addresses.push([need, await makers[need]()])
      return Object.fromEntries(addresses)
    },
    async close() {
      for (const close of closes.reverse()) await close()
      await server.stop()
    },
  }
}

function tenthOf({ organizations, pickups, items, auditEntries, years }: Required<Size>): Size {
  return {
    organizations: Math.ceil(organizations / 10),
    pickups: Math.ceil(pickups / 10),
    items: Math.ceil(items / 10),
    auditEntries: Math.ceil(auditEntries / 10),
    years,
  }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}
