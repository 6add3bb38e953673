import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, type Environment } from './config.ts'

/** `npm run demo` starts the portal with the demonstration company on the local machine. */
export const demoDefaults: Environment = {
  DATA_DIR: fileURLToPath(new URL('../../../.data/demo', import.meta.url)),
  PAYMENT_GATEWAY: 'sandbox',
}

const knownPassword = 'thant-demo'
const loopback = ['127.0.0.1', '::1', 'localhost']

export function demoPasswordOf(config: Config): string {
  return config.demoPassword ?? knownPassword
}

/** The README contains the accounts' password, so other machines on the network must not reach them with it. */
export function assertLoopbackHost(config: Config): void {
  if (config.demoPassword !== undefined || loopback.includes(config.host)) return
  throw new ConfigError(`The demonstration listens on ${config.host} only with a DEMO_PASSWORD of your own.`)
}

export function describeDemo(accounts: ReadonlyArray<{ email: string; role: string }>, password: string): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    `\nSign in with the password ${password} as`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ]
}
