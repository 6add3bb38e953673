import { fileURLToPath } from 'node:url'
import { inArray } from 'drizzle-orm'
import { type Config, ConfigError, type Environment } from './config.ts'
import type { Queryable } from './database/client.ts'
import { users } from './database/schema/users.ts'
import { demoAccounts } from './demo/accounts.ts'
import { isLoopback, isLoopbackUrl } from './lib/loopback.ts'
import { isPasswordRight } from './lib/passwords.ts'

/** `npm run demo` starts the portal with the demonstration company on the local machine. */
export const demoDefaults: Environment = {
  DATA_DIR: fileURLToPath(new URL('../../../.data/demo', import.meta.url)),
  PAYMENT_GATEWAY: 'sandbox',
}

const knownPassword = 'thant-demo'

export function demoPasswordOf(config: Config): string {
  return config.demoPassword ?? knownPassword
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

/** A portal for real use must not start on what the demonstration left: everybody knows the password. */
export async function assertNoKnownPassword(database: Queryable): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email)
  const found = await database
    .selectDistinct({ passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, emails))
  for (const { passwordHash } of found) {
    if (!(await isPasswordRight(passwordHash, knownPassword))) continue
    throw new ConfigError(
      'The database holds the demonstration company, whose password everybody knows: start it by npm run demo, or give ' +
        'the portal another DATA_DIR or DATABASE_URL.',
    )
  }
}

/** Shows a chart of the portal's own where no addresses are set, so that the demonstration needs no other site. */
export function withDemoChart(config: Config): Config {
  return config.emissionChartUrls.length > 0 ? config : { ...config, emissionChartUrls: ['/emission-chart.svg'] }
}

export function describeDemo(accounts: ReadonlyArray<{ email: string; role: string }>, password: string): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    `\nSign in with the password ${password} as`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ]
}
