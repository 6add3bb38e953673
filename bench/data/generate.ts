/** Makes the pickups of all schedules in its own process, as the nightly job of a portal does, each time it is told to. */
import { createDatabase } from '../../apps/api/src/database/client.ts'
import { generateAllPickups } from '../../apps/api/src/domains/service/schedules/generated-pickups.service.ts'
import { benchServices, log } from '../services.ts'

const [connectionString = ''] = process.argv.slice(2)
const { database, pool } = createDatabase({ connectionString, log })
await database.execute('select 1')
process.on('message', async () => {
  await generateAllPickups({ database, pool, services: benchServices(pool, 'unused') })
  process.send?.('made')
})
// The process must end with its parent, however that ends.
process.on('disconnect', () => process.exit())
process.send?.('ready')
