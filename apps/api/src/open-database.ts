import { removeRecovery } from '@thant/backup/point-in-time/recover-moment'
import { startArchiving } from '@thant/backup/point-in-time/start-archiving'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@thant/database/embedded'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { checkOutsideDatabase } from './database/outside.ts'
import { takePortalLock } from './database/portal-lock.ts'

/** What was started is stopped in the order of this list. */
export type Stops = Array<() => Promise<unknown>>

type Opened = { connectionString: string; embedded: EmbeddedDatabase | undefined }

/** Opens the database of the configuration, or starts the one in the data folder; `stops` gets what ends it. */
export async function openDatabase(config: Config, stops: Stops, log: Logger): Promise<Opened> {
  const { databaseUrl } = config
  if (databaseUrl === undefined) {
    const embedded = await startEmbedded(config, stops, log)
    return { connectionString: embedded.connectionString, embedded }
  }
  await checkOutsideDatabase({ connectionString: databaseUrl, log })
  return { connectionString: databaseUrl, embedded: undefined }
}

/** Keeps what the database writes, where the configuration asks for it; `stops` gets what ends it. */
export async function archive(
  { walArchive: settings, timeZone }: Config,
  embedded: EmbeddedDatabase,
  stops: Stops,
  log: Logger,
): Promise<void> {
  const { connectionString, systemId, walSpool: spool } = embedded
  if (settings === undefined || spool === undefined) return
  const archiving = await startArchiving({ connectionString, systemId, spool, settings, timeZone, log })
  stops.unshift(() => archiving.stop())
}

async function startEmbedded(config: Config, stops: Stops, log: Logger): Promise<EmbeddedDatabase> {
  const { dataDir } = config
  const keepsWal = config.walArchive !== undefined
  const embedded: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, keepsWal, log })
  const { connectionString } = embedded
  const lock = await takePortalLock({
    connectionString,
    dataDir,
    log,
    ensureRunning: () => embedded.ensureRunning(),
    onLost: (error) => {
      log.fatal({ err: error }, 'another portal has the data folder')
      process.exit(1)
    },
  })
  if ((embedded.walSpool !== undefined) !== keepsWal) {
    // The server of a killed portal was started with another setting, which only a start can change.
    await lock.release()
    await embedded.stop()
    return startEmbedded(config, stops, log)
  }
  stops.unshift(() => embedded.stop())
  stops.unshift(() => lock.release())
  await removeRecovery(dataDir)
  return embedded
}
