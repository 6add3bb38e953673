/** Serves load in its own process: `api` is the portal's whole API, `bare` one route with one named statement. */
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../apps/api/src/app.ts'
import { createDatabase } from '../apps/api/src/database/client.ts'
import { bareWriteOf } from './bare-payments.ts'
import { benchServices, log } from './services.ts'

const [kind, connectionString = '', folder = ''] = process.argv.slice(2)
const app = kind === 'api' ? await buildApi() : buildBare()
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(url)
// The server must end with its parent, however that ends.
process.on('disconnect', () => process.exit())

function buildApi() {
  const { database, pool } = createDatabase({ connectionString, log })
  return buildApp({ database, pool, services: benchServices(pool, folder) })
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
