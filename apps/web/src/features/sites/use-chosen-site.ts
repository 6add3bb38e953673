import { useSearchParams } from 'react-router'
import { useSites } from './use-sites.ts'

/**
 * Returns the site in the address, by which a screen narrows what it shows; undefined for the whole organization. A
 * site that the organization does not offer is ignored, because nobody could clear it.
 */
export function useChosenSite(organizationId: string | null): string | undefined {
  const [params] = useSearchParams()
  const sites = useSites(organizationId)
  const site = params.get('site')
  if (organizationId === null || site === null) return undefined
  const isOffered = sites.length > 1 && sites.some(({ _id }) => _id === site)
  return sites.length === 0 || isOffered ? site : undefined
}
