import './zod-jitless.ts'
import { readFileSync } from 'node:fs'
import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import { addressOf } from '@thant/contracts/endpoint-address'
import type { Failure } from '@thant/contracts/errors'
import type { RenderPublicPage } from '@thant/contracts/public-pages'
import type { Role } from '@thant/contracts/roles'
import type { ReadAsPerson, RenderSignedInPage } from '@thant/contracts/signed-in-pages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { CallArguments, CallResult, call } from '#lib/api-client.ts'
import { ApiError } from '#lib/api-error.ts'
import { companyQuery } from '#lib/company.ts'
import { loadBurmese, setLanguage } from '#lib/i18n.ts'
import { PublicOrigin } from '#lib/public-origin.ts'
import { queryClient } from '#lib/query-client.ts'
import { showAs } from '#lib/session.ts'
import { RenderedForPhone } from '#lib/use-is-narrow.ts'
import { portalRoutes } from './portal-routes.tsx'
import { Providers } from './providers.tsx'
import { fillTemplate } from './public-template.ts'
import { keepQueries, type RenderedPage } from './rendered-page.ts'
import { withRootLayout } from './root-route.tsx'
import { handleOf } from './screen.ts'
import { shellQueries } from './shell-queries.ts'
import { fillSignedInTemplate } from './signed-in-template.ts'
import { signedOutScreens } from './signed-out-routes.tsx'

/** Renders a public page to HTML on the server (docs/rules.md#where-a-file-belongs); the browser hydrates it. */
export const renderPublicPage: RenderPublicPage = async ({ screen, address, language, origin, replies }) => {
  const handler = createStaticHandler(withRootLayout(signedOutScreens))
  const context = await handler.query(new Request(origin + address))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`)
  await loadBurmese()
  const rendered = { language, queries: replies }
  const html = draw(rendered, <PublicOrigin value={origin}>{screensAt(handler, context)}</PublicOrigin>)
  return fillTemplate(template, manifest, { screen, html, rendered })
}

/** Renders what a signed-in person's screen shows first; in the browser the screen replaces it. */
export const renderSignedInPage: RenderSignedInPage = async ({ me, address, origin, isPhone, read }) => {
  const url = new URL(origin + address)
  const handler = handlerOf(me.type)
  const match = matchRoutes(handler.dataRoutes, url)?.at(-1)
  const screen = match && handleOf(match.route)
  const file = await screen?.load()
  if (match === undefined || screen === undefined || file?.queries === undefined) return undefined
  const callApi = callsBy(read)
  const company = await companyQuery.queryFn({ callApi })
  const opening = { params: match.params, search: url.searchParams, me, timeZone: company.data.timeZone }
  const first = [...shellQueries(opening), ...file.queries(opening)]
  const answers = await Promise.all(first.map(({ queryFn }) => queryFn({ callApi })))
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return undefined
  await loadBurmese()
  const queries = first.map(({ queryKey }, place): [QueryKey, unknown] => [queryKey, answers[place]])
  const rendered: RenderedPage = { language: me.language, me, queries: [[companyQuery.queryKey, company], ...queries] }
  const html = draw(
    rendered,
    <PublicOrigin value={origin}>
      <RenderedForPhone value={isPhone}>{screensAt(handler, context)}</RenderedForPhone>
    </PublicOrigin>,
  )
  // A form (components/form/form.tsx) that takes no input would be worse than none.
  if (html.includes(' data-form=')) return undefined
  return fillSignedInTemplate(template, manifest, { name: screen.name, html, rendered })
}

function callsBy(read: ReadAsPerson): typeof call {
  return async <E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>): Promise<CallResult<E>> => {
    const { status, body } = await read(addressOf(endpoint, options ?? {}))
    if (status !== 200) throw new ApiError(status, body as Failure)
    return body as CallResult<E>
  }
}

const handlers = new Map<Role, StaticHandler>()

/** Screens of a role are matched and loaded once. */
function handlerOf(role: Role): StaticHandler {
  const handler = handlers.get(role) ?? createStaticHandler(portalRoutes(role))
  handlers.set(role, handler)
  return handler
}

function screensAt(handler: StaticHandler, context: StaticHandlerContext): ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context)
  return (
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>
  )
}

/** It is synchronous, so that what is known for one page never gets into another one. */
function draw({ language, me, queries }: RenderedPage, screens: ReactNode): string {
  try {
    setLanguage(language)
    showAs(me)
    queryClient.clear()
    keepQueries(queries)
    return renderToString(screens)
  } finally {
    queryClient.clear()
    showAs(undefined)
  }
}

const built = new URL('../', import.meta.url)
const template = readFileSync(new URL('index.html', built), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))
