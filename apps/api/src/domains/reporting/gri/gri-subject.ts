import type { Organization } from '@thant/contracts/customers/organizations'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { listCoveredSites } from '#domains/customers/sites/sites.queries.ts'
import type { Context } from '#lib/context.ts'

/** What tables are of; without an organization, of all together. */
export type GriScopeIds = { organizationId?: string | undefined; site?: string | undefined }

/** With the names: `sites` is undefined unless the tables cover only some. */
export type GriSubject = {
  organization: Organization | undefined
  sites: ReadonlyArray<{ _id: string; name: string }> | undefined
}

/** Throws 404 for an organization or a site out of the caller's reach. */
export async function getGriSubject(context: Context, { organizationId, site }: GriScopeIds): Promise<GriSubject> {
  if (organizationId === undefined) return { organization: undefined, sites: undefined }
  return {
    organization: await getOrganization(context, organizationId),
    sites: await listCoveredSites(context, organizationId, site),
  }
}
