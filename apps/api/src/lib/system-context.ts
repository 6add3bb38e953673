import { randomUUID } from 'node:crypto'
import type { Queryable } from '#database/client.ts'
import type { Context, Portal } from './context.ts'

/**
 * Creates the context of work without a request, such as jobs and commands. It has full reach and no actor, unless the
 * caller adds one. Everything it records shares one request id.
 */
export function systemContext({ pool, services }: Portal, database: Queryable): Context<null> {
  return {
    ...services,
    database,
    pool,
    actor: null,
    reach: 'any',
    ip: null,
    requestId: randomUUID(),
    hasLeft: () => false,
  }
}
