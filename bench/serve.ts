/** Serves load in its own process: `api` is the portal's whole API, `bare` one route with one named statement. */
import { join } from 'node:path'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../apps/api/src/app.ts'
import { createDatabase } from '../apps/api/src/database/client.ts'
import { systemClock } from '../apps/api/src/lib/clock.ts'
import { createExports } from '../apps/api/src/lib/exports.ts'
import { createJobs } from '../apps/api/src/lib/jobs/jobs.ts'
import { createFolderStorage } from '../apps/api/src/lib/storage/storage.ts'
import { createTypesetter } from '../apps/api/src/lib/typst/typesetter.ts'
import { bareWriteOf } from './bare-payments.ts'
import { benchGateway, timeZone } from './portal.ts'

const [kind, connectionString = '', folder = ''] = process.argv.slice(2)
const log = { info() {}, warn() {}, error: console.error }
const app = kind === 'api' ? await buildApi() : buildBare()
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(url)
// The server must end with its parent, however that ends.
process.on('disconnect', () => process.exit())

function buildApi() {
  const { database, pool } = createDatabase({ connectionString, log })
  return buildApp({
    database,
    pool,
    services: {
      clock: systemClock,
      jobs: createJobs({ pool, log, timeZone }),
      storage: createFolderStorage(join(folder, 'files')),
      typesetter: createTypesetter({ log }),
      exports: createExports(),
      paymentGateway: benchGateway,
      settings: {
        dataDir: '/',
        backups: { dir: '/', copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } },
        walArchive: undefined,
        retention: { auditDays: undefined, sessionDays: 30, mailDays: 90, reportFileDays: 30 },
        publicUrl: 'http://127.0.0.1',
        timeZone,
        tokenSecrets: ['a secret that only the benchmarks of the portal know'],
        hideUnknownEmails: false,
        mapTileUrl: '',
        emissionChartUrls: [],
      },
    },
  })
}

function buildBare() {
  const pool = new pg.Pool({ connectionString, max: 10 })
  const bare = Fastify()
  bare.get('/api/organizations', async () => {
    const { rows } = await pool.query({
      name: 'page',
      text: `select id, version, created_at, updated_at, name, info, email, address, office_phone, contact_person_name,
        contact_person_phone, company_type, joined_on, expires_on, logo_key
        from organizations where archived_at is null order by name collate "und-x-icu", id limit 50`,
    })
    return { data: rows }
  })
  bare.register(formbody)
  bare.post<{ Body: Record<string, string> }>('/api/payment/2c2p', ({ body }) => bareWriteOf(pool, body, false))
  bare.post<{ Body: Record<string, string> }>('/api/payment/2c2p/get', ({ body }) => bareWriteOf(pool, body, true))
  return bare
}
