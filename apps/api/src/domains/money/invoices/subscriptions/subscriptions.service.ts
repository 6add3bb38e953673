import type { Subscription, subscriptionEndpoints, TaxExemptionForm } from '@thant/contracts/customers/subscriptions'
import type { BodyOf } from '@thant/contracts/endpoint'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { attachDocument } from '#domains/company/files/files.service.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getSubscription } from './subscriptions.queries.ts'

export async function changeSubscription(
  context: Context,
  organizationId: string,
  { __v, cycle, reminders, invoiceMails, taxExemption }: BodyOf<typeof subscriptionEndpoints.change>,
): Promise<Subscription> {
  await lockOrganization(context, organizationId)
  const before = await getSubscription(context, organizationId)
  await assertVersion(context, { entity: 'subscription', id: organizationId, current: before }, __v)
  if (taxExemption?.file) {
    await attachDocument(context, 'exemption', taxExemption.file, 'taxExemption.file')
  }
  const now = context.clock.now()
  const changed = {
    cycle: cycle ?? before.cycle,
    hasReminders: reminders ?? before.reminders,
    mailsInvoices: invoiceMails ?? before.invoiceMails,
    ...(taxExemption !== undefined && exemptionColumns(taxExemption)),
    updatedAt: now,
  }
  await context.database
    .insert(subscriptions)
    .values({ organizationId, ...changed, version: 1, createdAt: now })
    .onConflictDoUpdate({
      target: subscriptions.organizationId,
      set: { ...changed, version: sql`${subscriptions.version} + 1` },
    })
  const after = await getSubscription(context, organizationId)
  await recordAudit(context, {
    action: 'subscription.change',
    entity: 'subscription',
    entityId: organizationId,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Locks the organization, because a subscription that was never changed has no row to lock. */
export async function lockOrganization({ database }: AnyContext, id: string): Promise<void> {
  const locked = await database
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.archivedAt)))
    .for('no key update')
  if (locked.length === 0) throw new AppError('organization.not-found')
}

/** Without a file the present one stays. */
function exemptionColumns(exemption: TaxExemptionForm | null) {
  if (exemption === null) return { exemptionDocument: null, exemptFrom: null, exemptTo: null, exemptionFileKey: null }
  const { document, from, to, file } = exemption
  return { exemptionDocument: document, exemptFrom: from, exemptTo: to, exemptionFileKey: file }
}

/** Without the address of the file, because it is a different one each time. */
function auditedValues({ organization, cycle, reminders, invoiceMails, taxExemption }: Subscription) {
  const { file, ...exemption } = taxExemption ?? {}
  return {
    organization: organization.name,
    cycle,
    reminders,
    invoiceMails,
    taxExemption: taxExemption && { ...exemption, hasFile: Boolean(file) },
  }
}
