import type { Site, siteEndpoints } from '@thant/contracts/customers/sites'
import type { BodyInputOf } from '@thant/contracts/endpoint'

export type SiteValues = {
  name: string
  address: string
  location: { lng: number; lat: number } | null
  contactPersonName: string
  contactPersonPhoneNumber: string
  openingHours: { from: string | null; to: string | null }
  accessNote: string
}

export const emptySite: SiteValues = {
  name: '',
  address: '',
  location: null,
  contactPersonName: '',
  contactPersonPhoneNumber: '',
  openingHours: { from: null, to: null },
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
    openingHours: openingHours ?? { from: null, to: null },
    accessNote,
  }
}

/** Without both times, the crew may come at any time. */
export function siteBodyOf({ openingHours, ...values }: SiteValues): BodyInputOf<typeof siteEndpoints.create> {
  const { from, to } = openingHours
  return { ...values, openingHours: from === null && to === null ? null : { from: from ?? '', to: to ?? '' } }
}

/** Reports an empty time as missing, where the contract would call it an invalid one. */
export function missingHoursOf({ openingHours: { from, to } }: SiteValues): Record<string, string> {
  if ((from === null) === (to === null)) return {}
  return { [from === null ? 'openingHours.from' : 'openingHours.to']: 'Required' }
}
