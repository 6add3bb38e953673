import type { Endpoint } from '@thant/contracts/endpoint'
import { mayLag } from '@thant/contracts/may-lag'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Replica, Source } from '#database/replica.ts'
import { AppError } from './requests/app-error.ts'

type Reading = { app: FastifyInstance; request: FastifyRequest; endpoint: Endpoint }

/**
 * Reads from the replica what may lag, unless the caller has written within the last minute. What fails there, or is
 * not there yet, is read from the primary. A cookie that says so would have to be trusted, and no API client sends it.
 */
export async function readFromSource<Result>(
  { app, request, endpoint }: Reading,
  read: (source: Source) => Promise<Result>,
): Promise<Result> {
  const { replica } = app
  if (!mayLag(endpoint) || replica === undefined) return read(app)
  const source = await findSource(app, replica, request)
  if (source !== undefined) {
    try {
      const result = await read(source)
      replica.reads.replica += 1
      return result
    } catch (error) {
      if (error instanceof AppError && error.status !== 404) throw error
      request.log.info({ err: error }, 'the primary is read instead of the replica')
    }
  }
  replica.reads.primary += 1
  return read(app)
}

async function findSource(
  { pool, services }: FastifyInstance,
  replica: Replica,
  { actor }: FastifyRequest,
): Promise<Source | undefined> {
  if (replica.source() === undefined || actor === null) return undefined
  const since = new Date(services.clock.now().getTime() - replica.maxLagMs - longestWriteMs)
  const { rows } = await pool.query<{ hasWritten: boolean }>({ ...findWrites, values: [actor.id, since] })
  return rows[0]?.hasWritten ? undefined : replica.source()
}

/** An entry has the time at which its write began, which the database ends after half a minute without a statement. */
const longestWriteMs = 60_000

/** Every write leaves an entry in the audit log, which all portals share. */
const findWrites = {
  name: 'own writes',
  text: `select exists (select from audit_entries where actor_id = $1 and at > $2) as "hasWritten"`,
}
