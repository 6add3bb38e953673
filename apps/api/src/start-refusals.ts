import { ConfigError, type Environment } from './config.ts'
import type { Queryable } from './database/client.ts'
import { hasKnownPassword } from './lib/demo-password.ts'

/** Who signs in for how long, what is due and what a report says of a day go by the clock. */
export function assertRealClock({ DEMO_CLOCK_SHIFT: shift }: Environment): void {
  if (!shift?.trim()) return
  throw new ConfigError(
    'DEMO_CLOCK_SHIFT is for tests of the demonstration alone. A portal for real use goes by the clock of its machine.',
  )
}

/** A portal for real use must not start on what the demonstration left: everybody knows the password. */
export async function assertNoKnownPassword(database: Queryable): Promise<void> {
  if (!(await hasKnownPassword(database))) return
  throw new ConfigError(
    'The database holds the demonstration company, whose password everybody knows: start it by npm run demo, or give ' +
      'the portal another DATA_DIR or DATABASE_URL.',
  )
}
