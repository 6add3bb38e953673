import { changeBinOrder } from '#domains/bin-orders/bin-orders.service.ts'
import { archiveOrganization } from '#domains/organizations/organizations.service.ts'
import { changePickup } from '#domains/pickups/pickups.service.ts'
import { endSchedulesOf } from '#domains/schedules/schedules.service.ts'
import { changeTraining } from '#domains/trainings/trainings.service.ts'
import type { Context } from '#lib/context.ts'
import { listAhead } from './archiving.queries.ts'

/** Archives an organization and cancels what is ahead, so that nobody drives or trains there. */
export async function archiveWithWhatIsAhead(context: Context, id: string): Promise<null> {
  await endSchedulesOf(context, id)
  await archiveOrganization(context, id)
  const { pickups, trainings, binOrders } = await listAhead(context, id)
  for (const pickup of pickups) await changePickup(context, pickup, { status: 'CANCELLED' })
  for (const training of trainings) await changeTraining(context, training, { status: 'CANCELLED' })
  for (const order of binOrders) await changeBinOrder(context, order, { status: 'CANCELLED' })
  return null
}
