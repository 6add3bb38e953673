import type { Log } from '@thant/base/log'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@thant/database/embedded'
import type { Config } from './config.ts'
import { checkOutsideDatabase } from './database/outside.ts'

export type FoundDatabase = { connectionString: string; embedded: EmbeddedDatabase | undefined }

/**
 * Gives a command the portal's database. An embedded one that does not run is started, and stopped again afterwards; a
 * running portal keeps its own.
 */
export async function withPortalDatabase<Result>(
  { dataDir, databaseUrl, walArchive }: Pick<Config, 'dataDir' | 'databaseUrl' | 'walArchive'>,
  log: Log,
  run: (found: FoundDatabase) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    await checkOutsideDatabase({ connectionString: databaseUrl, log, timeoutMs: 5_000 })
    return run({ connectionString: databaseUrl, embedded: undefined })
  }
  const embedded = await startEmbeddedDatabase({ dataDir, keepsWal: walArchive !== undefined, log })
  try {
    return await run({ connectionString: embedded.connectionString, embedded })
  } finally {
    if (!embedded.wasAdopted) await embedded.stop()
  }
}
