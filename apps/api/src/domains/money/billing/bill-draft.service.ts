import { countMonths } from '@thant/contracts/days'
import { defaultDaysToPay } from '@thant/contracts/money/invoice-forms'
import { addedTaxOf } from '@thant/contracts/money/invoice-totals'
import type { Translate } from '@thant/i18n/translation-key'
import Big from 'big.js'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { billingDrafts } from '#database/schema/billing-runs.ts'
import { charges } from '#database/schema/charges.ts'
import { organizations } from '#database/schema/organizations.ts'
import { type Bill, billOfLines, largestAmount } from '#domains/money/invoices/invoice-bill.ts'
import { getAddressee } from '#domains/money/invoices/invoice-mails.ts'
import { suggestInvoiceNumber } from '#domains/money/invoices/invoices.queries.ts'
import { mailNewInvoice, storeInvoice } from '#domains/money/invoices/new-invoice.service.ts'
import { lockOrganization } from '#domains/money/invoices/subscriptions/subscriptions.service.ts'
import { dayOf, daysAfter, monthsUpTo } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { translatorFor } from '#lib/translator.ts'
import { listChargeGroups } from './charge-groups.queries.ts'
import { type BilledLine, billedSiteOf, type ChargeGroup, countCharges, linesOf } from './charge-groups.ts'
import { describeLine } from './line-descriptions.ts'
import { listMonthCharges } from './month-charges.queries.ts'

type Draft = typeof billingDrafts.$inferSelect

/**
 * Makes the invoice of a draft, of what is open by now, unless it is billed or refused already. Throws
 * `organization.not-found` for an organization that was archived since.
 */
export async function billDraft(context: AnyContext, id: string): Promise<void> {
  const draft = await lockDraft(context, id)
  if (draft === undefined) return
  await chargeMonths(context, draft)
  const groups = await listOpenGroups(context, draft)
  const { language } = await getAddressee(context, draft)
  const translate = translatorFor(language)
  const lines = linesOf(groups, (group) => describeLine(group, translate))
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const { organizationId: organization, currency } = draft
  const bill = await billOfLines(context, { organization, currency, lines: lines.map(withoutIds) }, today)
  const refused = refusalOf(groups, bill)
  if (refused !== null) {
    await context.database.update(billingDrafts).set({ refused }).where(eq(billingDrafts.id, id))
    return
  }
  const invoiceId = await makeInvoice(context, draft, { bill, today, translate })
  await bindCharges(context, invoiceId, lines, groups)
  await settleDraft(context, draft, { invoiceId, bill, groups })
  await mailNewInvoice(context, invoiceId, organization)
}

/** In the order in which an invoice that somebody types locks them: first the organization. */
async function lockDraft(context: AnyContext, id: string): Promise<Draft | undefined> {
  const { database } = context
  const isThis = eq(billingDrafts.id, id)
  const [found] = await database
    .select({ organizationId: billingDrafts.organizationId })
    .from(billingDrafts)
    .where(isThis)
  if (found === undefined) return undefined
  await lockOrganization(context, found.organizationId)
  const [draft] = await database
    .select()
    .from(billingDrafts)
    .where(and(isThis, isNull(billingDrafts.invoiceId), isNull(billingDrafts.refused)))
    .for('update')
  return draft
}

/** Writes what the months of the cycle cost; a month that somebody charged in between is charged once. */
async function chargeMonths(context: AnyContext, { organizationId, periodStartsOn, periodEndsOn }: Draft) {
  const last = periodEndsOn.slice(0, 7)
  const months = monthsUpTo(last, countMonths({ from: periodStartsOn.slice(0, 7), to: last }))
  const made = await listMonthCharges(context, [{ organizationId, months }])
  if (made.length === 0) return
  const now = context.clock.now()
  await context.database
    .insert(charges)
    .values(made.map((charge) => ({ ...charge, createdAt: now, updatedAt: now })))
    .onConflictDoNothing()
}

/** Locks what is open first, so that nobody changes or waives it meanwhile. */
async function listOpenGroups(context: AnyContext, draft: Draft): Promise<ChargeGroup[]> {
  const { organizationId, siteId, currency, periodEndsOn } = draft
  await context.database.execute(sql`
    select from charges where organization_id = ${organizationId} and invoice_id is null and waived_at is null
      and day <= ${periodEndsOn}::date
    order by id for update`)
  const groups = await listChargeGroups(context, [organizationId], periodEndsOn)
  return groups.filter((group) => group.currency === currency && billedSiteOf(group, siteId !== null) === siteId)
}

function refusalOf(groups: readonly ChargeGroup[], { total }: Bill): Draft['refused'] {
  if (groups.length === 0) return 'nothing-left'
  if (total <= 0) return 'credit'
  return total > largestAmount ? 'too-much' : null
}

type Made = { bill: Bill; today: string; translate: Translate }

/** Takes the next number of the year; where somebody took it in this moment, the one after. */
async function makeInvoice(context: AnyContext, draft: Draft, { bill, today, translate }: Made): Promise<string> {
  const { organizationId, currency, periodStartsOn, periodEndsOn, purchaseOrder } = draft
  const [billedTo] = await context.database
    .select({ name: organizations.name, address: organizations.address, companyType: organizations.companyType })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  if (billedTo === undefined) throw new Error(`the organization ${organizationId} is missing`)
  const service = translate('Waste collection and recycling service')
  const order = purchaseOrder === '' ? [] : [translate('Purchase order {{number}}', { number: purchaseOrder })]
  for (;;) {
    const id = await storeInvoice(
      context,
      {
        invoiceNo: await suggestInvoiceNumber(context),
        description: [service, ...order].join('\n'),
        organization: organizationId,
        billedTo,
        issuedOn: today,
        dueDate: daysAfter(today, defaultDaysToPay),
        currency,
        servicePeriod: { start: periodStartsOn, end: periodEndsOn },
        extendsContract: false,
      },
      bill,
    )
    if (id !== undefined) return id
  }
}

/** Each charge keeps the line that asks for it; those that outweigh each other have the invoice alone. */
async function bindCharges(
  { database, clock }: AnyContext,
  invoiceId: string,
  lines: readonly BilledLine[],
  groups: readonly ChargeGroup[],
): Promise<void> {
  const positions = new Map(lines.flatMap(({ ids }, position) => ids.map((id) => [id, position] as const)))
  const bound = groups.flatMap(({ ids }) => ids.map((id) => ({ id, position: positions.get(id) ?? null })))
  const { rowCount } = await database.execute(sql`
    update charges set invoice_id = ${invoiceId}, invoice_position = bound.position, version = charges.version + 1,
      updated_at = ${clock.now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(bound)}::json) as bound(id uuid, position smallint)
    where charges.id = bound.id and charges.invoice_id is null and charges.waived_at is null`)
  if (rowCount !== bound.length) throw new Error('charges changed while they were billed')
}

type Settled = { invoiceId: string; bill: Bill; groups: readonly ChargeGroup[] }

/** From now on the draft says what the invoice does, should it differ from the preview. */
async function settleDraft({ database }: AnyContext, { id }: Draft, { invoiceId, bill, groups }: Settled) {
  const tax = addedTaxOf(bill.taxes)
  await database
    .update(billingDrafts)
    .set({
      invoiceId,
      chargeCount: countCharges(groups),
      subtotal: Number(Big(bill.total).minus(tax)),
      tax,
      total: bill.total,
    })
    .where(eq(billingDrafts.id, id))
}

function withoutIds({ ids, ...line }: BilledLine) {
  return line
}
