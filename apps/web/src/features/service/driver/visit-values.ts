import type { BodyInputOf, BodyOf } from '@thant/contracts/endpoint'
import type { RecordedCode } from '@thant/contracts/service/outcome-reasons'
import type { Pickup } from '@thant/contracts/service/pickups'
import type { Signature } from '@thant/contracts/service/visit-forms'
import type { CollectedAmount } from '@thant/contracts/service/visit-states'
import type { visitEndpoints } from '@thant/contracts/service/visits'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { problemsOfReason } from '#features/service/outcomes/problems-of-reason.ts'
import { type ItemValues, untypedQuantities, weightIn } from '#features/service/pickups/form/pickup-values.ts'
import { currentTime } from '#lib/clock.ts'
import type { KeptPhoto, UnsentVisit } from './outbox-database.ts'
import type { Place } from './place-now.ts'
import { namedItems, openingItems, scaleItem, weighedItems } from './weighing.ts'

/** What a driver types at a stop, for what was weighed and for what was not collected. */
export type VisitValues = {
  items: ItemValues[]
  /** Something of the waste was left behind. */
  isPart: boolean
  code: RecordedCode | ''
  note: string
  photos: KeptPhoto[]
  signature: Signature | null
}

type RecordBody = BodyInputOf<typeof visitEndpoints.record>
type VisitItemInput = NonNullable<RecordBody['items']>[number]
type RecordedBody = BodyOf<typeof visitEndpoints.record>

export function openingVisit(pickup: Pickup): VisitValues {
  return { items: openingItems(pickup), isPart: false, code: '', note: '', photos: [], signature: null }
}

/** The visit that the values make, without its photos, which are uploaded first. */
export function visitBodyOf(
  { items, code, note, signature }: VisitValues,
  {
    pickup,
    collected,
    place,
    id,
  }: { pickup: Pickup; collected: CollectedAmount; place: Place | undefined; id: string },
): RecordBody {
  return {
    id,
    collected,
    // The contract says Required where none was chosen.
    ...(collected !== 'all' && { code: code as RecordedCode }),
    note,
    items: collected === 'nothing' ? [] : namedItems(weighedItems(items)).map(visitItemOf),
    ...(signature !== null && { signature }),
    ...place,
    recordedAt: currentTime().toISOString(),
    baseVersion: pickup.__v,
    stop: {
      pickUpTime: pickup.pickUpTime,
      organization: pickup.organizationId.name,
      site: pickup.site.name,
      siteId: pickup.site._id,
      wayType: pickup.wayType,
      plateNumber: pickup.vehicle.plate_number,
    },
  }
}

function visitItemOf({ productName, productType, quantity, remark, measure }: ItemValues) {
  // Null is sent too, because the contract reports it as Required.
  const type = productType as NonNullable<typeof productType>
  return { productName, productType: type, quantity: weightIn(quantity), unit: 'kg' as const, remark, measure }
}

/** Reports what the contract cannot distinguish, and what a reason asks for. */
export function problemsOfVisit(values: VisitValues, collected: CollectedAmount): FieldProblems {
  return {
    ...(collected !== 'nothing' && untypedQuantities(weighedItems(values.items))),
    ...(collected !== 'all' && problemsOfReason(values)),
  }
}

/** What was typed for a visit, to be corrected. */
export function valuesOfVisit({ body, photos }: UnsentVisit): VisitValues {
  const { collected, code = '', note = '', items = [], signature = null } = body
  return { items: items.map(itemValuesOf), isPart: collected === 'part', code, note, photos, signature }
}

function itemValuesOf({ quantity, remark = '', measure = 'weighed', ...item }: VisitItemInput): ItemValues {
  return { ...scaleItem, ...item, quantity: String(quantity), remark, measure }
}

/** What is kept on the phone until the server has it. */
export function unsentVisitOf(
  { photos: _, stop, ...body }: RecordedBody,
  { pickup, userId, photos }: { pickup: Pickup; userId: string; photos: KeptPhoto[] },
): UnsentVisit {
  if (stop === undefined) throw new Error('a visit from the phone names its stop')
  return { id: body.id, userId, pickupId: pickup._id, body: { ...body, stop }, photos, keptAt: Date.now() }
}
