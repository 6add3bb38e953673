import type { WasteType } from '@thant/contracts/materials/wastes'
import { type EvidenceDestination, type EvidenceLoad, loadNumberOf } from '@thant/contracts/reporting/report-evidence'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { files } from '#database/schema/files.ts'
import { monthlyDestinationTotals } from '#database/schema/wastes.ts'
import { getSlipFile } from '#domains/company/files/files.queries.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { isPickupOf } from '../revisions/source-digest.ts'
import type { SharedKind } from '../sharing/report-links.queries.ts'
import { type EvidenceSubject, getSharedSubject } from './evidence-subject.queries.ts'

type StoredLoad = {
  id: string
  date: string
  destination: string
  wasteType: WasteType
  netKg: number
  documentNumber: string
  slipKey: string | null
}

/** Lists the loads of the whole company that took waste of the report's types and months to places that it names. */
export async function listEvidenceLoads(context: AnyContext, subject: EvidenceSubject): Promise<EvidenceLoad[]> {
  const loads = await listLoads(context, subject)
  return loads.map(({ id, slipKey, ...load }) => ({
    number: loadNumberOf(id),
    ...load,
    slip: slipKey === null ? null : slipKey.endsWith('.pdf') ? 'pdf' : 'picture',
  }))
}

export type EvidenceSlip = { number: string; key: string; bytes: number }

/** Lists the slips of these loads in the same order, each by the number of its load. */
export async function listEvidenceSlips(context: AnyContext, subject: EvidenceSubject): Promise<EvidenceSlip[]> {
  const loads = await listLoads(context, subject)
  const keys = loads.flatMap(({ slipKey }) => slipKey ?? [])
  const stored = await context.database
    .select({ key: files.key, bytes: files.bytes })
    .from(files)
    .where(inArray(files.key, keys))
  return loads.flatMap(({ id, slipKey }) => {
    const file = stored.find(({ key }) => key === slipKey)
    return file === undefined ? [] : [{ number: loadNumberOf(id), ...file }]
  })
}

/** Lists the places that the report names, as they are known today. */
export async function listEvidenceDestinations(
  context: AnyContext,
  subject: EvidenceSubject,
): Promise<EvidenceDestination[]> {
  const { name, kind, licence, wasteTypes: licensedTypes, licensedUntil, address } = destinations
  return context.database
    .select({ name, kind, licence, licensedTypes, licensedUntil, address })
    .from(destinations)
    .where(sql`${destinations.id} in (select destination_id from (${namedWays(context, subject)}) as way)`)
    .orderBy(sql`${name} collate "und-x-icu"`, destinations.id)
}

/** Serves the slip of a load in the evidence behind a link. Its own address is never told, so it ends with the link. */
export async function getSharedSlip(
  context: AnyContext,
  kind: SharedKind,
  { link, load: number }: { link: string; load: string },
): Promise<FileReply> {
  const loads = await listLoads(context, await getSharedSubject(context, kind, link))
  const load = loads.find(({ id }) => loadNumberOf(id) === number)
  if (load === undefined || load.slipKey === null) throw new AppError('report.slip-not-found')
  return getSlipFile(context, load.slipKey, number)
}

async function listLoads(context: AnyContext, subject: EvidenceSubject): Promise<StoredLoad[]> {
  const months = sql`${sql.param([...subject.months])}::text[]`
  const { rows } = await context.database.execute<StoredLoad>(sql`
    select ${consignments.id}, to_char(${consignments.date}, 'YYYY-MM-DD') as date, ${destinations.name} as destination,
      ${consignments.wasteType} as "wasteType", ${consignments.netKg}::float8 as "netKg",
      ${consignments.documentNumber} as "documentNumber", ${consignments.slipKey} as "slipKey"
    from ${consignments}
    join (${namedWays(context, subject)}) as way
      on way.destination_id = ${consignments.destinationId} and way.waste_type = ${consignments.wasteType}
    join ${destinations} on ${destinations.id} = ${consignments.destinationId}
    where ${consignments.archivedAt} is null
      and ${consignments.date} >= ((${months})[1] || '-01')::date
      and to_char(${consignments.date}, 'YYYY-MM') = any(${months})
    order by ${consignments.date}, destination, ${consignments.wasteType}, ${consignments.id}`)
  return rows
}

/**
 * Each type with each place to which it went: by the pickups of today, and by the report, which may name a place that
 * was corrected since.
 */
function namedWays(context: AnyContext, subject: EvidenceSubject): SQL {
  return sql`${waysOfToday(context, subject)}
    union
    select said.type, place.id
    from json_to_recordset(${JSON.stringify(subject.frozenWays)}::json) as said(type text, destination text)
    join destinations place on place.name = said.destination`
}

/** Of all organizations from running totals, since their items are too many to be read. */
function waysOfToday({ settings }: AnyContext, { organizationId, siteId, months }: EvidenceSubject): SQL {
  const monthList = sql`${sql.param([...months])}::text[]`
  if (organizationId === null) {
    return sql`select waste_type, destination_id from ${monthlyDestinationTotals}
      where to_char(month, 'YYYY-MM') = any(${monthList}) and weight_kg > 0`
  }
  return sql`
    select i.waste_type, case when part.part is null then i.destination_id else part.destination_id end as destination_id
    from pickups p
    join pickup_items i on i.pickup_id = p.id
    left join pickup_item_parts part on part.pickup_id = i.pickup_id and part.position = i.position
    where ${isPickupOf(organizationId, monthList, settings.timeZone)}
      and (${siteId}::uuid is null or p.site_id = ${siteId}::uuid)
      and case when part.part is null then i.destination_id else part.destination_id end is not null`
}
