import type { TaxRateForm, TaxSettings } from '@thant/contracts/money/taxes'
import { eq, sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { taxRates } from '#database/schema/invoice-lines.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { getTaxSettings } from './taxes.queries.ts'

export async function changeTaxNumber(context: Context, taxNumber: string): Promise<TaxSettings> {
  const before = await lockTaxSettings(context)
  await context.database.update(company).set({ taxNumber })
  return recordTaxes(context, before)
}

/** A rate of the past would contradict invoices that are issued. */
export async function addTaxRate(context: Context, { from, percent }: TaxRateForm): Promise<TaxSettings> {
  const before = await lockTaxSettings(context)
  if (from < today(context)) throw errorAt('from', 'tax-rate.in-the-past')
  if (before.rates.some((rate) => rate.from === from)) throw errorAt('from', 'tax-rate.taken')
  await context.database.insert(taxRates).values({ startsOn: from, percent })
  return recordTaxes(context, before)
}

export async function removeTaxRate(context: Context, from: string): Promise<TaxSettings> {
  const before = await lockTaxSettings(context)
  if (!before.rates.some((rate) => rate.from === from)) throw new AppError('tax-rate.not-found')
  if (from <= today(context)) throw new AppError('tax-rate.in-force')
  await context.database.delete(taxRates).where(eq(taxRates.startsOn, from))
  return recordTaxes(context, before)
}

/** Two who change rates at once wait for each other. */
async function lockTaxSettings(context: Context): Promise<TaxSettings> {
  await context.database.execute(sql`select from company for update`)
  return getTaxSettings(context)
}

async function recordTaxes(context: Context, before: TaxSettings): Promise<TaxSettings> {
  const after = await getTaxSettings(context)
  await recordAudit(context, {
    action: 'company.change-tax',
    entity: 'company',
    entityId: null,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

function auditedValues({ number, rates }: TaxSettings) {
  return { taxNumber: number, taxRates: rates.map(({ from, percent }) => `${from}: ${percent} %`) }
}

function today({ clock, settings }: Context): string {
  return dayOf(clock.now(), settings.timeZone)
}
