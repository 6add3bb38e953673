import { useSearchParams } from 'react-router'
import { offeredSite } from './site-choice.ts'
import { useSites } from './use-sites.ts'

/** Returns the site in the address, by which a screen narrows what it shows; undefined for the whole organization. */
export function useChosenSite(organizationId: string | null): string | undefined {
  const [params] = useSearchParams()
  const sites = useSites(organizationId)
  return organizationId === null ? undefined : offeredSite(sites, params.get('site'))
}
