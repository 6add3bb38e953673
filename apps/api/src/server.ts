import { loadConfig } from './config.ts'
import { createSetupLink } from './domains/customers/auth/setup.service.ts'
import { systemClock } from './lib/clock.ts'
import type { Portal } from './lib/context.ts'
import { runPortal } from './start.ts'
import { assertNoKnownPassword, assertRealClock } from './start-refusals.ts'

await runPortal(() => {
  assertRealClock(process.env)
  return {
    config: loadConfig(process.env),
    clock: systemClock,
    checkDatabase: assertNoKnownPassword,
    open: describeSetup,
  }
})

async function describeSetup({ database, services: { clock, settings } }: Portal): Promise<string[]> {
  const link = await createSetupLink({ database, clock })
  if (link === undefined) return []
  return ['No user exists yet. Make the first super admin within 24 hours at', `${settings.publicUrl}/setup/${link}`]
}
