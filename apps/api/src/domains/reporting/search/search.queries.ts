import type { Permission } from '@thant/contracts/permissions'
import { maxSearchResults, type SearchKind, type SearchResult, searchKinds } from '@thant/contracts/reporting/search'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import { inTurn } from './in-turn.ts'
import { soughtIn } from './sought.ts'
import { type SoughtRecords, soughtCustomers, soughtPeople, soughtPlaces } from './sought-names.queries.ts'
import { soughtInvoices, soughtPickups, soughtReports, soughtRequests } from './sought-records.queries.ts'

/** Each kind with what the caller must be permitted to read of it, one of these, and with what finds it. */
const kinds: Record<SearchKind, { reads: readonly Permission[]; find: SoughtRecords }> = {
  customer: { reads: ['organizations:list'], find: soughtCustomers },
  person: { reads: ['users:list'], find: soughtPeople },
  pickup: { reads: ['pickups:list', 'pickups:of-organization'], find: soughtPickups },
  request: { reads: ['pickup-requests:list'], find: soughtRequests },
  invoice: { reads: ['invoices:list', 'invoices:of-organization'], find: soughtInvoices },
  report: { reads: ['reports:list'], find: soughtReports },
}

type Query = { q: string; kinds?: string | undefined }

/** Asks for one kind after the other, so that whoever types takes one connection. */
export async function search(context: Context, query: Query): Promise<SearchResult[]> {
  const sought = soughtIn(query.q, dayOf(context.clock.now(), context.settings.timeZone))
  if (sought === undefined) return []
  const requested = query.kinds?.split(',')
  const places = await soughtPlaces(context, sought)
  const found: SearchResult[][] = []
  for (const kind of searchKinds) {
    const { reads, find } = kinds[kind]
    const reach = firstReach(context, reads)
    if (reach === undefined || (requested && !requested.includes(kind))) continue
    found.push(await find({ ...context, reach }, sought, places))
  }
  return inTurn(found, maxSearchResults)
}

function firstReach({ actor }: Context, reads: readonly Permission[]) {
  for (const permission of reads) {
    const reach = reachOfActor(actor, permission)
    if (reach !== undefined) return reach
  }
  return undefined
}
