import type { organizations } from '#database/schema/organizations.ts'
import type { sites } from '#database/schema/sites.ts'

type Place = Pick<
  typeof organizations.$inferInsert,
  'address' | 'longitude' | 'latitude' | 'contactPersonName' | 'contactPersonPhone'
>

/** Staff may rename it once the organization has several sites. */
export const mainSiteName = 'Main site'

/** The fact of a notice that names a site, unless it is a main site that nobody gave a name. */
export function placeFact({ name }: { name: string }): { place?: string } {
  return name === mainSiteName ? {} : { place: name }
}

/** The main site has the organization's id, and is where the organization is. */
export function mainSiteOf(
  organization: Place & { id: string; createdAt?: Date; updatedAt?: Date },
): typeof sites.$inferInsert {
  return {
    ...placeOf(organization),
    id: organization.id,
    organizationId: organization.id,
    name: mainSiteName,
    address: organization.address,
    createdAt: organization.createdAt,
    updatedAt: organization.updatedAt,
  }
}

/** Returns the columns that an organization shares with its main site; those that did not change are undefined. */
export function placeOf({
  address,
  longitude,
  latitude,
  contactPersonName,
  contactPersonPhone,
}: Partial<Place>): Partial<Place> {
  return { address, longitude, latitude, contactPersonName, contactPersonPhone }
}
