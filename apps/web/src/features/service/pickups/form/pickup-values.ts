import type { BodyInputOf } from '@thant/contracts/endpoint'
import { latinDigits } from '@thant/contracts/latin-digits'
import {
  isHazardousType,
  type WasteTreatment,
  type WasteType,
  type WeightMeasure,
} from '@thant/contracts/materials/wastes'
import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import type { PickupStatus, WayType } from '@thant/contracts/service/pickup-statuses'
import type { Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { type StaffMember, staffMember } from '#features/customers/users/staff-member.ts'

export type ItemValues = {
  productName: string
  productType: WasteType | null
  quantity: string
  remark: string
  /** Null goes by the treatment profile of the day. */
  treatment: WasteTreatment | null
  destinationId: string | null
  measure: WeightMeasure
  /** Null goes by the waste type. */
  isHazardous: boolean | null
}

export type ItemDestination = NonNullable<TreatedItem['destination']>

export type PickupValues = {
  siteId: string
  /** Set by the button that completes the pickup with what is typed; null leaves the status as it is. */
  status: 'COMPLETED' | null
  wayNumber: string
  wayType: WayType | null
  vehicle: { plate_number: string; driver: StaffMember | null }
  operationTeam: StaffMember[]
  items: ItemValues[]
  remark: string
  /** Why a completed pickup is corrected. */
  correctionReason: string
}

export const blankItem: ItemValues = {
  productName: '',
  productType: null,
  quantity: '',
  remark: '',
  treatment: null,
  destinationId: null,
  measure: 'not-recorded',
  isHazardous: null,
}

/** A new line takes how the kilograms of the line before it are known, because one scale weighs them all. */
export function itemAfter(previous: ItemValues | undefined): ItemValues {
  return { ...blankItem, measure: previous?.measure ?? blankItem.measure }
}

export function isBlankItem(item: ItemValues | undefined): boolean {
  return item !== undefined && !item.productName && !item.productType && !item.quantity && !item.remark
}

export function valuesOfPickup(pickup: Pickup): PickupValues {
  const { site, wayNumber, wayType, vehicle, operationTeam, items, remark } = pickup
  return {
    siteId: site._id,
    status: null,
    wayNumber: wayNumber === 0 ? '' : String(wayNumber),
    wayType,
    vehicle: { plate_number: vehicle.plate_number, driver: vehicle.driver && staffMember(vehicle.driver) },
    operationTeam: operationTeam.map(staffMember),
    items: items.map(itemValuesOf),
    remark,
    correctionReason: '',
  }
}

function itemValuesOf(item: TreatedItem): ItemValues {
  const { productName, productType, quantity, remark, treatment, destination, measure, isHazardous } = item
  return {
    productName,
    productType,
    quantity: String(quantity),
    remark,
    treatment,
    destinationId: destination?._id ?? null,
    measure,
    isHazardous: isHazardous === isHazardousType(productType) ? null : isHazardous,
  }
}

export function pickupBodyOf(values: PickupValues): BodyInputOf<typeof pickupEndpoints.change> {
  return {
    siteId: values.siteId,
    ...(values.status !== null && { status: values.status }),
    wayNumber: latinDigits(values.wayNumber.trim()),
    wayType: values.wayType,
    vehicle: { plate_number: values.vehicle.plate_number, driver: values.vehicle.driver?._id ?? null },
    operationTeam: values.operationTeam.map(({ _id }) => _id),
    items: values.items.map(({ productType, quantity, isHazardous, ...item }) => ({
      ...item,
      // Null is sent too, because the contract reports it as Required.
      productType: productType as WasteType,
      quantity: weightIn(quantity),
      unit: 'kg',
      isHazardous: isHazardous ?? undefined,
    })),
    remark: values.remark,
    ...(values.correctionReason.trim() !== '' && { correctionReason: values.correctionReason }),
  }
}

/** Parses kilograms; NaN for anything but a plain decimal number. */
export function weightIn(typed: string): number {
  const text = latinDigits(typed.trim())
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

/** Reports the problems that the contract cannot distinguish from others (docs/specification.md 5-17 to 5-19). */
export function problemsOfPickup({ status, items }: PickupValues, saved: PickupStatus): FieldProblems {
  const isEmpty = (status ?? saved) === 'COMPLETED' && items.length === 0
  return { ...untypedQuantities(items), ...(isEmpty ? { items: 'At least one item must be entered' } : {}) }
}

/** A weight that is not typed is missing, and not an invalid number. */
export function untypedQuantities(items: readonly ItemValues[]): FieldProblems {
  const untyped = items.flatMap(({ quantity }, index) =>
    quantity.trim() === '' ? [[`items.${index}.quantity`, 'Required']] : [],
  )
  return Object.fromEntries(untyped)
}
