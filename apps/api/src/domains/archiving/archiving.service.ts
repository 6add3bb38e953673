import { changeBinOrder } from '#domains/bin-orders/bin-orders.service.ts'
import { archiveOrganization } from '#domains/organizations/organizations.service.ts'
import { closeReportsOf } from '#domains/outcomes/closed-reports.service.ts'
import { withdrawRequestsOf } from '#domains/pickup-requests/withdraw-requests.service.ts'
import { changePickup } from '#domains/pickups/pickups.service.ts'
import { endSchedulesOf } from '#domains/schedules/schedules.service.ts'
import { changeTraining } from '#domains/trainings/trainings.service.ts'
import type { Context } from '#lib/context.ts'
import { listAhead } from './archiving.queries.ts'

/** Archives an organization and cancels what is ahead, so that nobody drives or trains there. */
export async function archiveWithWhatIsAhead(context: Context, id: string): Promise<null> {
  await endWhatIsOpen(context, id)
  await archiveOrganization(context, id)
  await endWhatIsOpen(context, id)
  const { pickups, trainings, binOrders } = await listAhead(context, id)
  for (const pickup of pickups) await changePickup(context, pickup, { status: 'CANCELLED' })
  for (const training of trainings) await changeTraining(context, training, { status: 'CANCELLED' })
  for (const order of binOrders) await changeBinOrder(context, order, { status: 'CANCELLED' })
  return null
}

/**
 * Before the organization is locked, since whoever accepts a request locks the organization after it, and once more for
 * what was added at that moment.
 */
async function endWhatIsOpen(context: Context, id: string): Promise<void> {
  await withdrawRequestsOf(context, id)
  await endSchedulesOf(context, id)
  await closeReportsOf(context, id)
}
