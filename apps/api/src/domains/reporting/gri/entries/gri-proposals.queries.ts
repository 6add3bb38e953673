import type { QueryOf } from '@thant/contracts/endpoint'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { GriProposal, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { withoutJoiners } from '@thant/i18n/word-joiner'
import { and, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { sumByDestination, sumPickups } from '#domains/materials/wastes/gri-items.queries.ts'
import { currentMonth, dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { messageFormatterFor } from '#lib/translator.ts'
import { getGriTables } from '../gri.queries.ts'
import { monthsOfPeriod } from './gri-context.queries.ts'
import { type Loads, proposalsOf } from './proposals.ts'

type Months = { from: string; to: string }

/** Proposes texts with the figures of the tables of the same months; none where nothing was collected. */
export async function listGriProposals(
  context: Context,
  organizationId: string,
  { language, ...period }: QueryOf<typeof griEntryEndpoints.proposals>,
): Promise<GriProposal[]> {
  await assertOrganizationInReach(context, organizationId)
  const months = await monthsOfPeriod(context, organizationId, period)
  const tables = await getGriTables(context, organizationId, months)
  if (tables.waste306_3.total.generated === 0) return []
  const destinations = await sumByDestination(context, organizationId, months)
  const types = tables.waste306_3.rows.filter(({ generated }) => generated > 0).map(({ wasteType }) => wasteType)
  const known = destinations.flatMap(({ destinationId }) => destinationId ?? [])
  const { formatMessage } = messageFormatterFor(language, context.settings.timeZone)
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const proposals = proposalsOf({
    tables,
    months,
    destinations,
    company: (await getCompany(context)).name,
    pickups: (await sumPickups(context, organizationId, months)).pickups,
    loads: await sumLoads(context, months, known, types),
    today,
    countedUntil: isRunning(context, months) ? today : undefined,
  })
  return proposals.map(({ key, sentences }) => ({ key, text: withoutJoiners(sentences.map(formatMessage).join(' ')) }))
}

/** Sums what left for these destinations, of all customers together, as no load tells whose it is. */
async function sumLoads(
  { database }: Context,
  { from, to }: Months,
  destinationIds: string[],
  types: WasteType[],
): Promise<Loads> {
  const { netKg, slipKey, date, destinationId, wasteType, archivedAt } = consignments
  const [row] = await database
    .select({
      weightKg: sql<number>`coalesce(sum(${netKg}), 0)::float8`,
      withSlipKg: sql<number>`coalesce(sum(${netKg}) filter (where ${slipKey} is not null), 0)::float8`,
    })
    .from(consignments)
    .where(
      and(
        isNull(archivedAt),
        gte(date, `${from}-01`),
        lt(date, sql`(${`${to}-01`}::date + interval '1 month')`),
        inArray(destinationId, destinationIds),
        inArray(wasteType, types),
      ),
    )
  return row ?? { weightKg: 0, withSlipKg: 0 }
}

function isRunning(context: Context, { to }: Months): boolean {
  return to >= currentMonth(context)
}
