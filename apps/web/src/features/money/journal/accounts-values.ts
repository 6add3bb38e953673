import type { AccountSettings, AccountSettingsForm } from '@thant/contracts/money/accounts'

export function valuesOfAccounts({ accounts, taxCodes }: AccountSettings): AccountSettingsForm {
  // All roles and treatments are in the reply, which TypeScript cannot follow through the entries.
  return {
    accounts: Object.fromEntries(accounts.map(({ role, ...account }) => [role, account])),
    taxCodes: Object.fromEntries(taxCodes.map(({ treatment, code }) => [treatment, code])),
  } as AccountSettingsForm
}
