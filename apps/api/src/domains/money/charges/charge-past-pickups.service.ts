import { and, asc, eq, exists, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { JobPayloads } from '#database/jobs/queues.ts'
import { pickups } from '#database/schema/pickups.ts'
import { priceAgreements } from '#database/schema/prices.ts'
import { inTransaction } from '#database/transaction.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { chargePickup } from './charge-pickup.service.ts'

/**
 * Charges pickups again that were done before their prices were entered: those of one organization, or of all with
 * prices, from a day on. Each is a transaction of its own, so that one that was charged stays so.
 */
export async function chargePastPickups(portal: Portal, past: JobPayloads['pickup-charges']): Promise<void> {
  for (const id of await listPastPickups(systemContext(portal, portal.database), past)) {
    await inTransaction(portal.pool, async (database) => {
      // Waits for whoever is changing it.
      await database.select({ id: pickups.id }).from(pickups).where(eq(pickups.id, id)).for('update')
      await chargePickup(systemContext(portal, database), id)
    })
  }
}

/** The pickups of organizations with prices that may have to be charged, the earliest first. */
export async function listPastPickups(
  { database, settings }: AnyContext,
  { organizationId, from, to }: JobPayloads['pickup-charges'],
): Promise<string[]> {
  const { timeZone } = settings
  const agreed = database
    .select({ one: sql`1` })
    .from(priceAgreements)
    .where(eq(priceAgreements.organizationId, pickups.organizationId))
  const found = await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(
      and(
        organizationId === null ? exists(agreed) : eq(pickups.organizationId, organizationId),
        gte(pickups.pickUpAt, startOfDay(from, timeZone)),
        to === null ? undefined : lt(pickups.pickUpAt, endOfDay(to, timeZone)),
        inArray(pickups.status, ['COMPLETED', 'ONHOLD', 'CANCELLED']),
        isNull(pickups.archivedAt),
      ),
    )
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
  return found.map(({ id }) => id)
}
