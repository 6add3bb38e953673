import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, type Environment } from './config.ts'
import type { Queryable } from './database/client.ts'
import { demoPassword, hasKnownPassword } from './lib/demo-password.ts'
import { isLoopback, isLoopbackUrl } from './lib/loopback.ts'

/** `npm run demo` starts the portal with the demonstration company on the local machine. */
export const demoDefaults: Environment = {
  DATA_DIR: fileURLToPath(new URL('../../../.data/demo', import.meta.url)),
  PAYMENT_GATEWAY: 'sandbox',
}

export function demoPasswordOf(config: Config): string {
  return config.demoPassword ?? demoPassword
}

/** The README contains the accounts' password, so nobody on another machine may reach them with it. */
export function assertPrivate({ demoPassword, host, publicUrl }: Config): void {
  if (demoPassword !== undefined) return
  if (!isLoopback(host)) {
    throw new ConfigError(`The demonstration listens on ${host} only with a DEMO_PASSWORD of your own.`)
  }
  if (!isLoopbackUrl(publicUrl)) {
    throw new ConfigError(`The demonstration is served at ${publicUrl} only with a DEMO_PASSWORD of your own.`)
  }
}

/** Who signs in for how long, what is due and what a report says of a day go by the clock. */
export function assertRealClock({ demoClockShiftMs }: Config): void {
  if (demoClockShiftMs === undefined) return
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

export function describeDemo(accounts: ReadonlyArray<{ email: string; role: string }>, password: string): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    `\nSign in with the password ${password} as`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ]
}
