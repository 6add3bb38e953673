import { truckKg } from '@thant/contracts/amounts'
import type { ConsignmentForm } from '@thant/contracts/reporting/consignments'
import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { leastWeights, unusualFactor } from '#domains/service/pickups/warnings/unusual-weight.ts'
import { zonedOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

export type WeighedLoad = Pick<ConsignmentForm, 'wasteType' | 'destinationId'> & { net: number }

/** Returns whether the net weight is probably a slip: one of them would cover what has not left. */
export async function listLoadWeightWarnings(
  context: Context,
  load: WeighedLoad,
  exceptId: string | undefined,
): Promise<Array<{ path: string; message: string }>> {
  if (load.net > truckKg) return [{ path: 'net', message: 'This is more than a truck carries.' }]
  const median = await findTypicalWeight(context, load, exceptId)
  if (median === undefined || load.net <= unusualFactor * median) return []
  return [{ path: 'net', message: 'This is more than ten times a usual load of this type to this destination.' }]
}

/** The median of the last twelve months, where there are enough loads. */
async function findTypicalWeight(
  { database, clock, settings }: Context,
  { wasteType, destinationId }: WeighedLoad,
  exceptId: string | undefined,
): Promise<number | undefined> {
  const since = zonedOf(clock.now(), settings.timeZone).subtract({ years: 1 }).toPlainDate().toString()
  const [typical] = await database
    .select({
      median: sql<number>`percentile_cont(0.5) within group (order by ${consignments.netKg}::float8)`,
      loads: count(),
    })
    .from(consignments)
    .where(
      and(
        eq(consignments.destinationId, destinationId),
        eq(consignments.wasteType, wasteType),
        gte(consignments.date, since),
        isNull(consignments.archivedAt),
        exceptId === undefined ? undefined : ne(consignments.id, exceptId),
      ),
    )
  return typical && typical.loads >= leastWeights ? typical.median : undefined
}
