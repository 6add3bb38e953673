import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@thant/base/log'
import { portalLock } from '@thant/database/advisory-locks'
import { Client } from 'pg'

export type PortalLockOptions = {
  connectionString: string
  dataDir: string
  log: Log
  /** Restarts the database if necessary before the lock is taken again. */
  ensureRunning(): Promise<void>
  /** Called when another portal has taken the folder, so that this one must end. */
  onLost(error: Error): void
}

/**
 * Lets one portal at a time use a data folder. The lock belongs to a dedicated connection and ends with the process. A
 * lost connection is reopened, and the database restarted if it has died.
 */
export async function takePortalLock(options: PortalLockOptions): Promise<{ release(): Promise<void> }> {
  let isReleased = false
  let client = await lock()

  async function lock(): Promise<Client> {
    const next = await connectAndLock(options)
    if (isReleased) await next.end()
    else next.once('end', () => void regain())
    return next
  }

  async function regain(): Promise<void> {
    options.log.warn({ dataDir: options.dataDir }, 'the connection that holds the portal lock was lost')
    while (!isReleased) {
      try {
        await options.ensureRunning()
        client = await lock()
        return options.log.info({ dataDir: options.dataDir }, 'the portal lock is held again')
      } catch (error) {
        if (error instanceof FolderInUse) return options.onLost(error)
        options.log.error({ err: error }, 'the database is away')
        await delay(1_000)
      }
    }
  }

  return {
    async release() {
      isReleased = true
      client.removeAllListeners('end')
      await client.end().catch(() => {})
    },
  }
}

class FolderInUse extends Error {}

async function connectAndLock({ connectionString, dataDir }: PortalLockOptions): Promise<Client> {
  const application_name = `thant portal ${process.pid}`
  const client = new Client({ connectionString, application_name, connectionTimeoutMillis: 5_000 })
  // The 'end' event handles the loss; an 'error' without a listener would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // A portal killed a moment ago holds the lock until its server process notices.
    const deadline = Date.now() + 1_000
    while (!(await tryLock(client))) {
      if (Date.now() > deadline) throw new FolderInUse(await refusal(client, dataDir))
      await delay(50)
    }
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    ...portalLock,
  ])
  return rows[0]?.taken ?? false
}

async function refusal(client: Client, dataDir: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted`,
    [...portalLock],
  )
  const pid = rows[0]?.name.split(' ').at(-1) ?? 'unknown'
  return `Another portal, process ${pid}, already uses ${dataDir}: stop it first, or give this one another DATA_DIR.`
}
