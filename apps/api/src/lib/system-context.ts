import { randomUUID } from 'node:crypto'
import type { Queryable } from '#database/client.ts'
import type { Context, Portal } from './context.ts'

/**
 * The context of work that no request asked for: a job of the night, a command, the demonstration company. It reaches
 * everything and acts for nobody; work on somebody's behalf adds that `actor`. All that it records has one request id.
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
  }
}
