import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { billingDrafts, billingRuns } from '#database/schema/billing-runs.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { AppError } from '#lib/app-error.ts'
import type { Actor, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { billDraft } from './bill-draft.service.ts'

/**
 * Makes the invoices of an accepted run, each in a transaction of its own, so that a server that is killed loses at most
 * one, and the next attempt goes on where it stopped. What fails does not keep the others from being billed. After half a
 * minute another job goes on, so that the lease is short and a run is never left for long.
 */
export async function billRun(portal: Portal, runId: string): Promise<void> {
  const actor = await findAcceptor(portal, runId)
  if (actor === undefined) return
  const { clock, jobs } = portal.services
  const until = clock.now().getTime() + turnMs
  const failures: unknown[] = []
  for (const id of await listOpenDrafts(portal, runId)) {
    if (clock.now().getTime() > until) return jobs.send(portal.database, 'billing', { runId })
    try {
      await inTransaction(portal.pool, (transaction) => billDraft({ ...systemContext(portal, transaction), actor }, id))
    } catch (error) {
      if (isOfArchived(error)) await refuseArchived(portal, id)
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  await finishRun(portal, runId)
}

const turnMs = 30_000

/** Undefined unless the run is to be billed: it is done by whoever accepted it. */
async function findAcceptor({ database }: Portal, runId: string): Promise<Actor | undefined> {
  const [acceptor] = await database
    .select({ id: users.id, role: users.role })
    .from(billingRuns)
    .innerJoin(users, eq(users.id, billingRuns.acceptedById))
    .where(and(eq(billingRuns.id, runId), eq(billingRuns.state, 'billing')))
  return acceptor && { ...acceptor, organizationId: null, siteIds: null }
}

async function listOpenDrafts({ database }: Portal, runId: string): Promise<string[]> {
  const rows = await database
    .select({ id: billingDrafts.id })
    .from(billingDrafts)
    .where(and(eq(billingDrafts.runId, runId), isNull(billingDrafts.invoiceId), isNull(billingDrafts.refused)))
    .orderBy(asc(billingDrafts.position))
  return rows.map(({ id }) => id)
}

function isOfArchived(error: unknown): boolean {
  return error instanceof AppError && error.code === 'organization.not-found'
}

async function refuseArchived({ database }: Portal, id: string): Promise<void> {
  await database
    .update(billingDrafts)
    .set({ refused: 'archived' })
    .where(and(eq(billingDrafts.id, id), isNull(billingDrafts.invoiceId)))
}

async function finishRun({ database, services }: Portal, id: string): Promise<void> {
  await database
    .update(billingRuns)
    .set({ state: 'done', version: sql`${billingRuns.version} + 1`, updatedAt: services.clock.now() })
    .where(and(eq(billingRuns.id, id), eq(billingRuns.state, 'billing')))
}
