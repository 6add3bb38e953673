import { archiveOrganization } from '#domains/customers/organizations/organizations.service.ts'
import { changeBinOrder } from '#domains/service/bin-orders/bin-orders.service.ts'
import { closeReportsOf } from '#domains/service/outcomes/closed-reports.service.ts'
import { withdrawRequestsOf } from '#domains/service/pickup-requests/withdraw-requests.service.ts'
import { changePickup } from '#domains/service/pickups/pickups.service.ts'
import { endSchedulesOf } from '#domains/service/schedules/schedules.service.ts'
import { changeTraining } from '#domains/service/trainings/trainings.service.ts'
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
