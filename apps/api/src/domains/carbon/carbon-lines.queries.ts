import type { CarbonFigures } from '@thant/contracts/carbon'
import { treatmentOf } from '@thant/contracts/carbon'
import { factorsOf } from '@thant/contracts/emissions'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { endOfMonth, startOfMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/export-cells.ts'
import { inOwnSites } from '#lib/scope.ts'

export type CarbonLine = {
  pickupId: string
  pickUpAt: Date
  siteName: string
  productName: string
  wasteType: WasteType
  weightKg: string
}

/** Reads all rows in one query, because a carbon report covers at most one quarter of one organization. */
export async function* readCarbonLines(
  context: Context,
  organizationId: string,
  months: readonly string[],
  site: string | undefined,
): AsyncGenerator<CarbonLine> {
  const { timeZone } = context.settings
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const rows = await context.database
    .select({
      pickupId: pickups.id,
      pickUpAt: pickups.pickUpAt,
      siteName: sites.name,
      productName: pickupItems.productName,
      wasteType: pickupItems.wasteType,
      weightKg: pickupItems.weightKg,
    })
    .from(pickups)
    .innerJoin(pickupItems, eq(pickupItems.pickupId, pickups.id))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(
      and(
        eq(pickups.organizationId, organizationId),
        inOwnSites(context, pickups.organizationId, pickups.siteId),
        site === undefined ? undefined : eq(pickups.siteId, site),
        isNull(pickups.archivedAt),
        eq(pickups.status, 'COMPLETED'),
        gte(pickups.pickUpAt, startOfMonth(first, timeZone)),
        lt(pickups.pickUpAt, endOfMonth(last, timeZone)),
      ),
    )
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id), asc(pickupItems.position))
  yield* rows
}

/** Every figure of the report can be recomputed from these columns: kg / 1,000 x (A - B - C), summed. */
export function carbonColumns({ factorSet, organization }: CarbonFigures): ReadonlyArray<ExportColumn<CarbonLine>> {
  const factors = Object.fromEntries(wasteTypes.map((type) => [type, factorsOf(type, factorSet.factors)])) as Record<
    WasteType,
    ReturnType<typeof factorsOf>
  >
  const of = ({ wasteType }: CarbonLine) => factors[wasteType]
  return [
    { header: 'Pickup', text: ({ pickupId }) => pickupId },
    { header: 'Pick Up Time', instant: ({ pickUpAt }) => pickUpAt.toISOString() },
    { header: 'Item', text: ({ productName }) => productName },
    { header: 'Material', text: ({ wasteType }) => wasteType },
    { header: 'Treatment', text: ({ wasteType }) => treatmentOf[wasteType] },
    { header: 'Weight (kg)', number: ({ weightKg }) => Number(weightKg) },
    { header: 'A direct (t CO2e/t)', number: (line) => of(line).direct },
    { header: 'B avoided material or fertilizer (t CO2e/t)', number: (line) => of(line).avoidedMaterial },
    { header: 'C avoided landfilling (t CO2e/t)', number: (line) => of(line).avoidedLandfill },
    { header: 'Factor set', text: () => `${factorSet.name} ${factorSet.version}` },
    { header: 'GWP set', text: () => factorSet.gwpSet },
    { header: 'Source', text: () => factorSet.source },
    { header: 'Organization', text: () => organization.name },
    { header: 'Site', text: ({ siteName }) => siteName },
  ]
}
