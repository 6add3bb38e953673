type Named = { _id: string; name: string }

type AtSite = { organizationId: Named; site: Named }

/** The main site has the organization's id and needs no name beside the organization's. */
export function isBesideMain({ organizationId, site }: AtSite): boolean {
  return site._id !== organizationId._id
}

/** Returns the organization's name, with the site's where it is not the main one. */
export function placeName(organization: Named, site: Named): string {
  return isBesideMain({ organizationId: organization, site }) ? `${organization.name}, ${site.name}` : organization.name
}
