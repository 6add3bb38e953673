import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { billingDrafts, billingRuns } from '#database/schema/billing-runs.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Actor, Portal } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { systemContext } from '#lib/system-context.ts'
import { billDraft } from './bill-draft.service.ts'

/**
 * Makes the invoices of the accepted runs, each in a transaction of its own, so that a server that is killed loses at most
 * one, and the next attempt goes on where it stopped. What fails does not keep the others from being billed. After half a
 * minute another job goes on, so that the lease is short and a run is never left for long.
 */
export async function billRuns(portal: Portal): Promise<void> {
  const { clock, jobs } = portal.services
  const until = clock.now().getTime() + turnMs
  const failures: unknown[] = []
  for (const run of await listAcceptedRuns(portal)) failures.push(...(await billRun(portal, run, until)))
  if (failures.length > 0) throw failures[0]
  if (clock.now().getTime() > until) await jobs.send(portal.database, 'billing', {})
}

const turnMs = 30_000

type AcceptedRun = { id: string; actor: Actor }

/** The first accepted comes first. An invoice is made by whoever accepted its run. */
async function listAcceptedRuns({ database }: Portal): Promise<AcceptedRun[]> {
  const rows = await database
    .select({ id: billingRuns.id, acceptor: { id: users.id, role: users.role } })
    .from(billingRuns)
    .innerJoin(users, eq(users.id, billingRuns.acceptedById))
    .where(eq(billingRuns.state, 'billing'))
    .orderBy(asc(billingRuns.acceptedAt), asc(billingRuns.id))
  return rows.map(({ id, acceptor }) => ({ id, actor: { ...acceptor, organizationId: null, siteIds: null } }))
}

/** Stops when its time is over, and returns what failed. */
async function billRun(portal: Portal, { id: runId, actor }: AcceptedRun, until: number): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const id of await listOpenDrafts(portal, runId)) {
    if (portal.services.clock.now().getTime() > until) return failures
    try {
      await inTransaction(portal.pool, (transaction) => billDraft({ ...systemContext(portal, transaction), actor }, id))
    } catch (error) {
      if (isOfArchived(error)) await refuseArchived(portal, id)
      else failures.push(error)
    }
  }
  if (failures.length === 0) await finishRun(portal, runId)
  return failures
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
