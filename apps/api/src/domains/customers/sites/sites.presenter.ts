import type { Site } from '@thant/contracts/customers/sites'
import type { sites } from '#database/schema/sites.ts'
import { locationOf, openingHoursOf } from '#lib/records/place.ts'

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
