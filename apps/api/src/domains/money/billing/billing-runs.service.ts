import type { BillingRunForm, BillingRunRecord } from '@thant/contracts/money/billing-runs'
import { eq } from 'drizzle-orm'
import { billingDrafts, billingRuns } from '#database/schema/billing-runs.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { listBilledOrganizations } from './billed-organizations.queries.ts'
import { getBillingRun, getNextMonth } from './billing-runs.queries.ts'
import { listDrafts } from './draft-bills.queries.ts'

const runs = recordChanges({
  entity: 'billing-run',
  table: billingRuns,
  get: getBillingRun,
  audited: auditedValues,
})

/** Drafts are a preview: they keep no charge from being billed otherwise, and write none. */
export async function createBillingRun(
  context: Context,
  { month, organizations }: BillingRunForm,
): Promise<BillingRunRecord> {
  const { first, last } = await getNextMonth(context)
  if (month > last) throw errorAt('month', 'billing-run.not-over')
  if (first === null || month < first) throw errorAt('month', 'billing-run.before-charges')
  const drafts = await listDrafts(context, await listBilledOrganizations(context, month, organizations))
  if (drafts.length === 0) throw new AppError('billing-run.nothing-to-bill')
  const values = { month: `${month}-01`, createdById: context.actor.id }
  return runs.create(context, 'billing-run.create', values, async (runId) => {
    for (let from = 0; from < drafts.length; from += batchSize) {
      const batch = drafts.slice(from, from + batchSize)
      await context.database.insert(billingDrafts).values(batch.map((draft) => ({ ...draft, runId })))
    }
  })
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const batchSize = 1_000

/** The job makes the invoices; it begins once this is committed. */
export async function acceptBillingRun(
  context: Context,
  id: string,
  version: number | undefined,
): Promise<BillingRunRecord> {
  const { clock, actor, database, jobs } = context
  const accepted = await runs.change(context, 'billing-run.accept', { id, version }, ({ state }) => {
    assertIsDraft(state)
    return { state: 'billing', acceptedById: actor.id, acceptedAt: clock.now() }
  })
  await jobs.send(database, 'billing', {})
  return accepted
}

export async function removeBillingRun(context: Context, id: string): Promise<null> {
  const run = await runs.lock(context, id)
  assertIsDraft(run.state)
  await context.database.delete(billingRuns).where(eq(billingRuns.id, id))
  await recordAudit(context, {
    action: 'billing-run.remove',
    entity: 'billing-run',
    entityId: id,
    before: auditedValues(run),
  })
  return null
}

function assertIsDraft(state: BillingRunRecord['state']): void {
  if (state !== 'draft') throw new AppError('billing-run.accepted')
}

function auditedValues({ month, state, drafts, totals }: BillingRunRecord) {
  return { month, state, drafts, totals: totals.map(({ total, currency }) => `${total} ${currency}`) }
}
