import type { WasteType } from '@thant/contracts/materials/wastes'
import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import type { Pickup } from '@thant/contracts/service/pickups'
import { canonicalJson } from '#lib/canonical-json.ts'

type Reference = { _id: string; name: string }
type NotedItem = Pick<
  TreatedItem,
  'productName' | 'productType' | 'quantity' | 'measure' | 'isHazardous' | 'treatments'
>

/** That what became of a type was said afterwards; `by` is the id of who said it. */
export type NotedTreatment = { wasteType: WasteType; reason: string; on: string; by: string | null }

/** What a collection note says of its pickup. People are ids, because their names go when they are anonymised. */
export type NotedPickup = {
  organization: Reference
  site: Reference & { address: string }
  pickUpTime: string
  plateNumber: string
  driver: string | null
  /** In the order of the ids. */
  team: string[]
  items: NotedItem[]
  late: NotedTreatment[]
  /** Why the note no longer holds; absent while it does. */
  withdrawn?: 'deleted' | 'reopened'
}

/** What the note of a pickup that is just completed says, with the names of people apart from it. */
export function notedPickupOf(pickup: Pickup): { paper: NotedPickup; people: Record<string, string> } {
  const { organizationId: organization, site, pickUpTime, vehicle, operationTeam, items } = pickup
  const crew = vehicle.driver === null ? operationTeam : [vehicle.driver, ...operationTeam]
  return {
    paper: {
      organization: { _id: organization._id, name: organization.name },
      site: { _id: site._id, name: site.name, address: organization.address ?? '' },
      pickUpTime,
      plateNumber: vehicle.plate_number,
      driver: vehicle.driver?._id ?? null,
      team: operationTeam.map(({ _id }) => _id).toSorted(),
      items: items.map(notedItemOf),
      late: [],
    },
    people: Object.fromEntries(crew.map(({ _id, name }) => [_id, name])),
  }
}

export function notedItemOf(item: TreatedItem): NotedItem {
  const { productName, productType, quantity, measure, isHazardous, treatments } = item
  return { productName, productType, quantity, measure, isHazardous, treatments }
}

/**
 * What the record says now, by the names and addresses that the former version has: a correction changes what was
 * recorded of the pickup, and not who the customer was or where the site stood on its day.
 */
export function withNamesOf(former: NotedPickup, now: NotedPickup): NotedPickup {
  const destinations = new Map(
    former.items.flatMap(({ treatments }) =>
      treatments.flatMap(({ destination }) => (destination === null ? [] : [[destination._id, destination]])),
    ),
  )
  return {
    ...now,
    organization: former.organization._id === now.organization._id ? former.organization : now.organization,
    site: former.site._id === now.site._id ? former.site : now.site,
    items: now.items.map((item) => ({
      ...item,
      treatments: item.treatments.map((part) => ({
        ...part,
        destination: part.destination && (destinations.get(part.destination._id) ?? part.destination),
      })),
    })),
  }
}

export function saysTheSame(one: NotedPickup, other: NotedPickup): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/** Of which types nobody had said what became of them, but somebody has by now. */
export function typesTreatedSince(former: NotedPickup, now: NotedPickup): WasteType[] {
  const known = typesOf(now, (treatment) => treatment !== 'unknown')
  return typesOf(former, (treatment) => treatment === 'unknown').filter((type) => known.includes(type))
}

function typesOf({ items }: NotedPickup, isMeant: (treatment: string) => boolean): WasteType[] {
  const meant = items.filter(({ treatments }) => treatments.some(({ treatment }) => isMeant(treatment)))
  return [...new Set(meant.map(({ productType }) => productType))]
}
