import { Pool, type PoolConfig } from 'pg'
import { applySessionSettings, type sessionSettings } from './session-settings.ts'

/** Connects to the database of a pool separately, one connection at most, for work that must take none of the pool's. */
export function dedicatedPool(
  { options }: Pool,
  settings: PoolConfig,
  session: Partial<typeof sessionSettings> = {},
): Pool {
  const own = new Pool({
    ...options,
    max: 1,
    onConnect: (client) => applySessionSettings(client, session),
    ...settings,
  })
  // Without listeners, a connection that breaks would end the process. The failing statement reports the error.
  own.on('error', () => {})
  own.on('connect', (client) => client.on('error', () => {}))
  return own
}
