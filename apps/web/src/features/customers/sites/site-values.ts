import type { Site, siteEndpoints } from '@thant/contracts/customers/sites'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { anyTime, type HoursValues, hoursBodyOf } from '#components/fields/opening-hours.ts'

export type SiteValues = {
  name: string
  address: string
  location: { lng: number; lat: number } | null
  contactPersonName: string
  contactPersonPhoneNumber: string
  openingHours: HoursValues
  accessNote: string
}

export const emptySite: SiteValues = {
  name: '',
  address: '',
  location: null,
  contactPersonName: '',
  contactPersonPhoneNumber: '',
  openingHours: anyTime,
  accessNote: '',
}

export function valuesOfSite(site: Site): SiteValues {
  const { name, address, location, contactPersonName, contactPersonPhoneNumber, openingHours, accessNote } = site
  return {
    name,
    address,
    location,
    contactPersonName,
    contactPersonPhoneNumber,
    openingHours: openingHours ?? anyTime,
    accessNote,
  }
}

export function siteBodyOf({ openingHours, ...values }: SiteValues): BodyInputOf<typeof siteEndpoints.create> {
  return { ...values, openingHours: hoursBodyOf(openingHours) }
}
