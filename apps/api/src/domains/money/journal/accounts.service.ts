import { type AccountSettings, type AccountSettingsForm, accountRoles } from '@thant/contracts/money/accounts'
import { taxTreatments } from '@thant/contracts/money/invoice-lines'
import { eq, sql } from 'drizzle-orm'
import { journalAccounts, journalTaxCodes } from '#database/schema/journal.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { getAccountSettings } from './accounts.queries.ts'

export async function changeAccounts(context: Context, form: AccountSettingsForm): Promise<AccountSettings> {
  await lockJournal(context)
  const before = await getAccountSettings(context)
  for (const role of accountRoles) {
    await context.database.update(journalAccounts).set(form.accounts[role]).where(eq(journalAccounts.role, role))
  }
  for (const treatment of taxTreatments) {
    const code = form.taxCodes[treatment]
    await context.database.update(journalTaxCodes).set({ code }).where(eq(journalTaxCodes.treatment, treatment))
  }
  const after = await getAccountSettings(context)
  await recordAudit(context, {
    action: 'company.change-accounts',
    entity: 'company',
    entityId: null,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Two who export or change accounts at once wait for each other. */
export async function lockJournal({ database }: Context): Promise<void> {
  await database.execute(sql`select from ${journalAccounts} where ${journalAccounts.role} = 'receivables' for update`)
}

function auditedValues({ accounts, taxCodes }: AccountSettings) {
  return {
    accounts: accounts.map(({ number, name }) => `${number} ${name}`),
    taxCodes: taxCodes.map(({ treatment, code }) => `${treatment}: ${code}`),
  }
}
