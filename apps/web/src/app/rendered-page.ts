import type { Language } from '@thant/contracts/auth'
import { binEndpoints } from '@thant/contracts/bins'
import { companyEndpoints } from '@thant/contracts/company'
import { type PublicFacts, shownBins } from '@thant/contracts/public-pages'
import { matchRoutes, type RouteObject } from 'react-router'
import { queryClient } from '#lib/query-client.ts'
import { endpointKey } from '#lib/use-endpoint.ts'

export const renderedPageId = 'rendered-page'

/** The data that a server-rendered page was rendered with. */
export type RenderedPage = { language: Language; facts: PublicFacts }

export function readRenderedPage(): RenderedPage {
  return JSON.parse(document.getElementById(renderedPageId)?.textContent ?? '') as RenderedPage
}

/** Fills the cache, so that the page needs no requests for this data. */
export function keepFacts({ company, bins }: PublicFacts): void {
  queryClient.setQueryData(endpointKey(companyEndpoints.get), { data: company })
  queryClient.setQueryData(endpointKey(binEndpoints.list, { query: shownBins }), bins)
}

/** Loads the code of the screen at an address, so that the first render matches the server-rendered HTML. */
export async function loadScreenAt(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
