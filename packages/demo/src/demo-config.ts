import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, type Environment, loadConfig, parseVariables } from '@thant/api/config'
import { type Clock, systemClock } from '@thant/api/lib/clock'
import { demoPassword } from '@thant/api/lib/demo-password'
import { isLoopback, isLoopbackUrl } from '@thant/api/lib/loopback'
import { z } from 'zod'

const defaults: Environment = {
  DATA_DIR: fileURLToPath(new URL('../../../.data/demo', import.meta.url)),
  PAYMENT_GATEWAY: 'sandbox',
}

const variables = z.object({
  DEMO_PASSWORD: z.string().min(8, 'must be at least 8 characters long').optional(),
  DEMO_CLOCK_SHIFT: z
    .string()
    .regex(/^-?\d{1,9}$/, 'must be a number of seconds, as in 86400 or -3600')
    .transform(Number)
    .optional(),
})

export type DemoConfig = { config: Config; clock: Clock; password: string }

/** Throws a ConfigError. */
export function loadDemoConfig(environment: Environment): DemoConfig {
  const { DEMO_PASSWORD: own, DEMO_CLOCK_SHIFT: aheadSeconds } = parseVariables(variables, environment)
  const config = loadConfig(environment, defaults)
  if (own === undefined) assertPrivate(config)
  const clock = aheadSeconds === undefined ? systemClock : createShiftedClock(aheadSeconds * 1_000)
  return { config, clock, password: own ?? demoPassword }
}

/** The README contains the accounts' password, so nobody on another machine may reach them with it. */
function assertPrivate({ host, publicUrl }: Config): void {
  if (!isLoopback(host)) {
    throw new ConfigError(`The demonstration listens on ${host} only with a DEMO_PASSWORD of your own.`)
  }
  if (!isLoopbackUrl(publicUrl)) {
    throw new ConfigError(`The demonstration is served at ${publicUrl} only with a DEMO_PASSWORD of your own.`)
  }
}

/** Runs ahead of the system's clock by so many milliseconds, or behind it, where tests choose it. */
function createShiftedClock(aheadMs: number): Clock {
  return { now: () => new Date(Date.now() + aheadMs) }
}
