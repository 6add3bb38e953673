import type { QueryKey } from '@tanstack/react-query'
import type { Language, Me } from '@thant/contracts/customers/auth'
import { matchRoutes, type RouteObject } from 'react-router'
import { queryClient } from '#lib/calls/query-client.ts'

export const renderedPageId = 'rendered-page'

/** The language, the query cache and the person that a server-rendered page was rendered with. */
export type RenderedPage = { language: Language; queries: [QueryKey, unknown][]; me?: Me | undefined }

export function readRenderedPage(): RenderedPage {
  return JSON.parse(document.getElementById(renderedPageId)?.textContent ?? '') as RenderedPage
}

/** Fills the cache, so that the page needs no requests for this data. */
export function keepQueries(queries: RenderedPage['queries']): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
}

/**
 * Loads the code of the screen at an address, so that the first render matches the server-rendered HTML. What the screen
 * reads first has come with the page, and the router would show nothing while it waits for a loader.
 */
export async function loadScreenAt(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const { Component } = await route.lazy()
    Object.assign(route, { Component, lazy: undefined })
  }
}
