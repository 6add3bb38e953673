import { loadConfig } from './config.ts'
import { createDatabase } from './database/client.ts'
import { inLongTransaction } from './database/transaction.ts'
import { rebuildWasteTotals } from './domains/materials/wastes/wastes.service.ts'
import { createLogger } from './lib/logger.ts'
import { withPortalDatabase } from './portal-database.ts'

/** `npm run rebuild:wastes` recalculates the waste totals from all completed pickups. */
const config = loadConfig()
const log = createLogger(config.logLevel)
await withPortalDatabase(config, log, async ({ connectionString }) => {
  const { pool, close } = createDatabase({ connectionString, log })
  try {
    await inLongTransaction(pool, (transaction) => rebuildWasteTotals(transaction, config.timeZone))
  } finally {
    await close()
  }
})
log.info('the waste totals were rebuilt')
