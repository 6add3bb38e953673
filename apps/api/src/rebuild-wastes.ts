import { loadConfig } from './config.ts'
import { createDatabase } from './database/client.ts'
import { startEmbeddedDatabase } from './database/embedded.ts'
import { inLongTransaction } from './database/transaction.ts'
import { rebuildWasteTotals } from './domains/wastes/wastes.service.ts'
import { createLogger } from './lib/logger.ts'

/** `npm run rebuild:wastes` recalculates the waste totals from all completed pickups. */
const config = loadConfig()
const log = createLogger(config.logLevel)
const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir: config.dataDir, log })
const { pool, close } = createDatabase({
  connectionString: config.databaseUrl ?? embedded?.connectionString ?? '',
  log,
})
await inLongTransaction(pool, (transaction) => rebuildWasteTotals(transaction, config.timeZone))
await close()
// A running portal keeps its database; one that this command started is stopped again.
if (embedded && !embedded.wasAdopted) await embedded.stop()
log.info('the waste totals were rebuilt')
