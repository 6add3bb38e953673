import { plannedPickup } from '@thant/contracts/customers/notification-details'
import { arrivalInterval } from '@thant/contracts/service/planned-arrivals'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '#domains/customers/notifications/notify.ts'
import { dayOf, endOfDay, timeOfDayOn } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { listPlanned, lockUnnotified, type RemindedPickup } from './pickup-reminders.queries.ts'

const reminderTime = '17:00'
const batchSize = 50

/**
 * Tells each customer once of the pickups of tomorrow, from 17:00 until midnight. A run that is late, or a portal that
 * was off, tells those who were not told yet.
 */
export async function sendPickupReminders(portal: Portal): Promise<void> {
  const { clock, settings } = portal.services
  const { timeZone } = settings
  const now = clock.now()
  const today = dayOf(now, timeZone)
  if (now < timeOfDayOn(today, reminderTime, timeZone)) return
  const tomorrow = dayOf(endOfDay(today, timeZone), timeZone)
  let notified: number
  do {
    notified = await inTransaction(portal.pool, (transaction) =>
      notifySome(systemContext(portal, transaction), tomorrow),
    )
  } while (notified === batchSize)
}

async function notifySome(context: AnyContext, day: string): Promise<number> {
  const key = `pickups of ${day}`
  const userIds = await lockUnnotified(context, day, key, batchSize)
  const planned = await listPlanned(context, day, userIds)
  const perUser = [...Map.groupBy(planned, ({ userId }) => userId).values()]
  // Most users of an organization see the same pickups, and are told together.
  for (const alike of Map.groupBy(perUser, (own) => own[0]?.organizationId + linesOf(own)).values()) {
    const [own = []] = alike
    const [first] = own
    if (first === undefined) continue
    const at = first.at.toISOString()
    await notify(
      context,
      {
        key,
        kind: 'pickup-tomorrow',
        organizationId: first.organizationId,
        subjectId: null,
        facts: { day, number: String(own.length), at, ...arrivalOf(first), pickups: linesOf(own) },
        end: own.at(-1)?.at ?? first.at,
      },
      { userIds: alike.flatMap(([one]) => one?.userId ?? []) },
    )
  }
  return userIds.length
}

function linesOf(own: readonly RemindedPickup[]): string {
  return own
    .map((pickup) => plannedPickup({ ...pickup, at: arrivalOf(pickup).arrival ?? pickup.at.toISOString() }))
    .join('\n')
}

function arrivalOf({ plannedArrivalAt }: RemindedPickup): { arrival?: string } {
  return plannedArrivalAt === null ? {} : { arrival: arrivalInterval(plannedArrivalAt) }
}
