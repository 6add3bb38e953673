import { type AccountSettings, accountRoles } from '@thant/contracts/money/accounts'
import { taxTreatments } from '@thant/contracts/money/invoice-lines'
import { journalAccounts, journalTaxCodes } from '#database/schema/journal.ts'
import type { AnyContext } from '#lib/context.ts'

export async function getAccountSettings({ database }: AnyContext): Promise<AccountSettings> {
  const accounts = await database.select().from(journalAccounts)
  const taxCodes = await database.select().from(journalTaxCodes)
  return {
    accounts: accounts.toSorted((a, b) => accountRoles.indexOf(a.role) - accountRoles.indexOf(b.role)),
    taxCodes: taxCodes.toSorted((a, b) => taxTreatments.indexOf(a.treatment) - taxTreatments.indexOf(b.treatment)),
  }
}
