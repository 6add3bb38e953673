/** `npm run demo` starts the portal on the local machine, with the demonstration company in it. */
import { runPortal } from '@thant/api/start'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { loadDemoConfig } from './demo-config.ts'
import { fillDemoCompany } from './fill.ts'

await runPortal(() => {
  const { config, clock, password } = loadDemoConfig(process.env)
  return {
    config,
    clock,
    async open(portal) {
      await fillDemoCompany(portal, password)
      return describeAccounts(demoAccounts, password)
    },
  }
})

function describeAccounts(accounts: readonly DemoAccount[], password: string): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    `\nSign in with the password ${password} as`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ]
}
