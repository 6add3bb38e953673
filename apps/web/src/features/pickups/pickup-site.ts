type AtSite = { organizationId: { _id: string }; site: { _id: string } }

/** The main site has the organization's id and needs no name beside the organization's. */
export function isBesideMain({ organizationId, site }: AtSite): boolean {
  return site._id !== organizationId._id
}
