import { parseArgs } from 'node:util'
import { loadConfig } from './config.ts'
import { createDatabase } from './database/client.ts'
import { archiveAudit } from './domains/company/audit/audit-archives.service.ts'
import { createLogger } from './lib/logger.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import { withPortalDatabase } from './portal-database.ts'

/** `npm run archive:audit -- --before 2025-01` moves entries of the audit log from before a month to files. */
try {
  const before = readMonth()
  const config = loadConfig()
  const log = createLogger('warn')
  const storage = await openStorage(config.storage)
  const archived = await withPortalDatabase(config, log, async ({ connectionString }) => {
    const { pool, close } = createDatabase({ connectionString, log })
    const clock = { now: () => new Date() }
    return archiveAudit({ pool, clock, storage, timeZone: config.timeZone }, before).finally(close)
  })
  for (const { month, entries, key, sha256 } of archived) {
    process.stdout.write(`${month}: ${entries} entries in ${key}, SHA-256 ${sha256}\n`)
  }
  process.stdout.write(`Months that were archived: ${archived.length}.\n`)
} catch (error) {
  const { message, cause } = error as Error
  console.error(`${message}${cause instanceof Error ? ` ${cause.message}` : ''}`)
  process.exitCode = 1
}

function readMonth(): string {
  const { before } = parseArgs({ options: { before: { type: 'string' } } }).values
  if (before === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(before)) {
    throw new Error('Name a month: npm run archive:audit -- --before 2025-01')
  }
  return before
}
