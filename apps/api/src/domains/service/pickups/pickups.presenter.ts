import type { PickupItem } from '@thant/contracts/service/pickup-items'
import type { CalendarPickup, DriverRef, Pickup, PickupRow } from '@thant/contracts/service/pickups'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { type pickupItems, pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { dayOf } from '#lib/company-time.ts'
import { locationOf, openingHoursOf } from '#lib/records/place.ts'
import { pickupMarksOf } from './marks.ts'
import { stageOf } from './stage.ts'

export const drivers = alias(users, 'drivers')
export const updaters = alias(users, 'updaters')

export const hasDriverLeft = sql<boolean | null>`${drivers.deactivatedAt} is not null or ${drivers.role} <> 'DRIVER'`

/** Queries that select these columns join organizations, sites, `drivers` and `updaters`. */
export const pickupFields = {
  id: pickups.id,
  version: pickups.version,
  createdAt: pickups.createdAt,
  updatedAt: pickups.updatedAt,
  organizationId: pickups.organizationId,
  organizationName: organizations.name,
  siteId: pickups.siteId,
  siteName: sites.name,
  pickUpAt: pickups.pickUpAt,
  status: pickups.status,
  wayNumber: pickups.wayNumber,
  wayType: pickups.wayType,
  plateNumber: pickups.plateNumber,
  vehicleId: pickups.vehicleId,
  driverId: pickups.driverId,
  driverName: drivers.name,
  hasDriverLeft,
  updatedById: pickups.updatedById,
  updatedByName: updaters.name,
  marks: pickupMarksOf,
  stopNumber: pickups.stopNumber,
  plannedArrivalAt: pickups.plannedArrivalAt,
}

const { id, version, pickUpAt, status, wayType, driverId, driverName, plateNumber } = pickupFields
const { organizationId, organizationName, siteId, siteName, marks, stopNumber, plannedArrivalAt } = pickupFields
export const calendarFields = {
  id,
  version,
  pickUpAt,
  status,
  wayType,
  organizationId,
  organizationName,
  siteId,
  siteName,
  driverId,
  driverName,
  hasDriverLeft,
  plateNumber,
  marks,
  stopNumber,
  plannedArrivalAt,
}

export type StoredPickup = SelectedRow<typeof pickupFields, 'drivers' | 'updaters'>
export type StoredCalendarPickup = Pick<StoredPickup, keyof typeof calendarFields>
export type StoredItem = Pick<typeof pickupItems.$inferSelect, 'productName' | 'wasteType' | 'weightKg' | 'remark'>

export function presentPickupRow(pickup: StoredPickup, startOfTomorrow: Date): PickupRow {
  return {
    _id: pickup.id,
    __v: pickup.version,
    createdAt: pickup.createdAt.toISOString(),
    updatedAt: pickup.updatedAt.toISOString(),
    organizationId: { _id: pickup.organizationId, name: pickup.organizationName },
    site: { _id: pickup.siteId, name: pickup.siteName },
    pickUpTime: pickup.pickUpAt.toISOString(),
    status: pickup.status,
    stage: stageOf(pickup, startOfTomorrow),
    wayNumber: pickup.wayNumber,
    wayType: pickup.wayType,
    vehicle: { plate_number: pickup.plateNumber, vehicleId: pickup.vehicleId, driver: presentDriver(pickup) },
    updatedBy: reference(pickup.updatedById, pickup.updatedByName),
    marks: pickup.marks,
  }
}

export function presentDriver(of: Pick<StoredPickup, 'driverId' | 'driverName' | 'hasDriverLeft'>): DriverRef | null {
  const driver = reference(of.driverId, of.driverName)
  return driver && { ...driver, hasLeft: of.hasDriverLeft ?? false }
}

export function presentCalendarPickup(pickup: StoredCalendarPickup, timeZone: string): CalendarPickup {
  return {
    _id: pickup.id,
    __v: pickup.version,
    pickUpTime: pickup.pickUpAt.toISOString(),
    status: pickup.status,
    wayType: pickup.wayType,
    organization: { _id: pickup.organizationId, name: pickup.organizationName },
    site: { _id: pickup.siteId, name: pickup.siteName },
    driver: presentDriver(pickup),
    plateNumber: pickup.plateNumber,
    marks: pickup.marks,
    ...presentPlannedStop(pickup, timeZone),
  }
}

type PlannedFields = Pick<StoredPickup, 'status' | 'pickUpAt' | 'stopNumber' | 'plannedArrivalAt'>

/** A pickup that was cancelled or moved to another day since the order was accepted is in it no more. */
export function presentPlannedStop(
  { status, pickUpAt, stopNumber, plannedArrivalAt }: PlannedFields,
  timeZone: string,
): Pick<CalendarPickup, 'stopNumber' | 'plannedArrivalAt'> {
  const isInOrder =
    plannedArrivalAt !== null &&
    status !== 'CANCELLED' &&
    dayOf(plannedArrivalAt, timeZone) === dayOf(pickUpAt, timeZone)
  return isInOrder
    ? { stopNumber, plannedArrivalAt: plannedArrivalAt.toISOString() }
    : { stopNumber: null, plannedArrivalAt: null }
}

export function presentItem(item: StoredItem): PickupItem {
  return {
    productName: item.productName,
    productType: item.wasteType,
    quantity: Number(item.weightKg),
    unit: 'kg',
    remark: item.remark,
  }
}

type Place = Pick<Pickup, 'organizationId' | 'site'>
type StoredSite = typeof sites.$inferSelect

/** Shows where to go and whom to call there: at the site, or in the organization when the site has no contact. */
export function presentPlace(organization: typeof organizations.$inferSelect, site: StoredSite): Place {
  const contact = site.contactPersonName === '' && site.contactPersonPhone === '' ? organization : site
  return {
    organizationId: {
      _id: organization.id,
      name: organization.name,
      address: site.address,
      location: locationOf(site),
      officePhoneNumber: organization.officePhone,
      contactPersonName: contact.contactPersonName,
      contactPersonPhoneNumber: contact.contactPersonPhone,
    },
    site: { _id: site.id, name: site.name, openingHours: openingHoursOf(site), accessNote: site.accessNote },
  }
}

export function presentSchedule({
  scheduleId,
  occurrenceOn,
}: Pick<typeof pickups.$inferSelect, 'scheduleId' | 'occurrenceOn'>): Pickup['schedule'] {
  return scheduleId === null || occurrenceOn === null ? null : { _id: scheduleId, occurrenceOn }
}

export function reference(id: string | null, name: string | null): { _id: string; name: string } | null {
  return id === null ? null : { _id: id, name: name ?? '' }
}
