import type { Site } from '@thant/contracts/customers/sites'
import type { sites } from '#database/schema/sites.ts'

type StoredSite = typeof sites.$inferSelect

export function presentSite(site: StoredSite): Site {
  return {
    _id: site.id,
    __v: site.version,
    createdAt: site.createdAt.toISOString(),
    updatedAt: site.updatedAt.toISOString(),
    organizationId: site.organizationId,
    name: site.name,
    isMain: site.id === site.organizationId,
    address: site.address,
    location: locationOf(site),
    contactPersonName: site.contactPersonName,
    contactPersonPhoneNumber: site.contactPersonPhone,
    openingHours: openingHoursOf(site),
    accessNote: site.accessNote,
    archivedAt: site.archivedAt?.toISOString() ?? null,
  }
}

export function locationOf({ longitude, latitude }: Pick<StoredSite, 'longitude' | 'latitude'>): Site['location'] {
  return longitude === null || latitude === null ? null : { lng: longitude, lat: latitude }
}

export function openingHoursOf({ opensAt, closesAt }: Pick<StoredSite, 'opensAt' | 'closesAt'>): Site['openingHours'] {
  return opensAt === null || closesAt === null ? null : { from: opensAt, to: closesAt }
}
