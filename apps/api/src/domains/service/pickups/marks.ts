import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { sql } from 'drizzle-orm'
import { missedReports, pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'

/**
 * The marks of a pickup as a column, so that a list has them without another query. Each looks up at most one row by an
 * index of open requests, outcomes or open reports.
 */
export const pickupMarksOf = sql<PickupMark[]>`array_remove(array[
  case when ${pickups.scheduleId} is not null then 'schedule' end,
  (select r.kind || '-requested' from ${pickupRequests} r
    where r.pickup_id = ${pickups.id} and r.state in ('OPEN', 'COUNTERED')),
  case when ${pickups.status} = 'ONHOLD'
    and exists (select from ${pickupOutcomes} o where o.pickup_id = ${pickups.id}) then 'not-collected' end,
  case when exists (select from ${missedReports} m where m.pickup_id = ${pickups.id} and m.state = 'OPEN')
    then 'missed-reported' end], null)`
