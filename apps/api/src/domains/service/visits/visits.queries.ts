import type { Pickup } from '@thant/contracts/service/pickups'
import { type Visit, visitList } from '@thant/contracts/service/visits'
import { and, desc, eq } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { users } from '#database/schema/users.ts'
import { visits } from '#database/schema/visits.ts'
import { visitCounts } from '#domains/service/pickups/evidence/visit-counts.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import {
  presentVisit,
  presentVisitRow,
  type StoredVisit,
  settlers,
  visitFields,
  visitRowFields,
} from './visits.presenter.ts'

function joinDriver<Select extends PgSelect>(select: Select) {
  return select.innerJoin(users, eq(users.id, visits.driverId))
}

export const visitListing = createList({
  contract: visitList.list,
  fields: visitRowFields,
  table: visits,
  join: joinDriver,
  id: visits.id,
  search: contains(visits.organizationName),
  columns: { state: visits.state, recordedAt: visits.recordedAt },
  presenter: (context) => (row) => presentVisitRow(context, row),
})

function selectVisits({ database }: Context) {
  return joinDriver(database.select(visitFields).from(visits).$dynamic()).leftJoin(
    settlers,
    eq(settlers.id, visits.settledById),
  )
}

export async function findVisit(context: Context, id: string): Promise<StoredVisit | undefined> {
  const [visit] = await selectVisits(context).where(eq(visits.id, id))
  return visit
}

export async function getVisit(context: Context, id: string): Promise<Visit> {
  const visit = await findVisit(context, id)
  if (visit === undefined) throw new AppError('visit.not-found')
  return presentVisit(context, visit)
}

/** What the driver recorded beside what the pickup says now. */
export async function compareVisit(context: Context, id: string): Promise<{ visit: Visit; pickup: Pickup | null }> {
  const visit = await getVisit(context, id)
  return { visit, pickup: await findPickup(context, visit.pickupId) }
}

export async function findPickup(context: Context, id: string): Promise<Pickup | null> {
  return getPickup(context, id).catch((error) => {
    if (error instanceof AppError && error.code === 'pickup.not-found') return null
    throw error
  })
}

/** A driver reads their own visits of a pickup that is theirs no longer, too. */
export async function listVisitsOf(context: Context, pickupId: string): Promise<Visit[]> {
  const { role, id } = context.actor
  const shown = { USER: visitCounts, DRIVER: eq(visits.driverId, id) }[role as string]
  const found = await selectVisits(context)
    .where(and(eq(visits.pickupId, pickupId), shown))
    .orderBy(desc(visits.recordedAt), desc(visits.id))
  if (role === 'USER' || found.length === 0) await getPickup(context, pickupId)
  return found.map((visit) => presentVisit(context, visit))
}
