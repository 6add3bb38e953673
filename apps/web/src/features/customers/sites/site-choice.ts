import type { Site } from '@thant/contracts/customers/sites'
import type { FieldProblems } from '#components/form/form-problems.ts'

type Offered = readonly Pick<Site, '_id'>[]

/** A form asks for the site only where there are several, so the only one goes without saying. */
export function chosenSite(offered: Offered, chosen: string | null): string | undefined {
  return chosen ?? (offered.length === 1 ? offered[0]?._id : undefined)
}

/** Reports the site as missing where there are several, since nobody should be sent to a place by default. */
export function missingSite(offered: Offered, chosen: string | null): FieldProblems {
  return offered.length > 1 && chosen === null ? { siteId: 'Required' } : {}
}

/**
 * Returns the site that an address asks for, unless it is none of several that are offered: nobody could clear it then.
 * Until the sites are known, it is believed.
 */
export function offeredSite(offered: Offered, requested: string | null): string | undefined {
  if (requested === null) return undefined
  const isOffered = offered.length > 1 && offered.some(({ _id }) => _id === requested)
  return offered.length === 0 || isOffered ? requested : undefined
}
