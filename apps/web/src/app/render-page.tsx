import type { QueryKey } from '@tanstack/react-query'
import { authEndpoints } from '@thant/contracts/customers/auth'
import type { Endpoint } from '@thant/contracts/endpoint'
import { addressOf } from '@thant/contracts/endpoint-address'
import type { Failure } from '@thant/contracts/errors'
import type { Page, PageRequest } from '@thant/contracts/render-page'
import type { Role } from '@thant/contracts/roles'
import type { Manifest } from '@thant/contracts/screen-chunks'
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
import { LeadsElsewhere } from '#components/layout/route-changes/redirect.tsx'
import type { CallArguments, CallResult, call } from '#lib/calls/api-client.ts'
import { ApiError, isApiError } from '#lib/calls/api-error.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { companyQuery } from '#lib/company.ts'
import { loadBurmese, setLanguage } from '#lib/i18n.ts'
import { PublicOrigin } from '#lib/links/public-origin.ts'
import type { PublicQueries, ScreenAddress } from '#lib/screen-queries.ts'
import { RenderedForPhone } from '#lib/use-is-narrow.ts'
import { showAs } from '#lib/visitor/session.ts'
import { type Drawing, fillTemplate } from './page-template.ts'
import { portalRoutes } from './portal-routes.tsx'
import { Providers } from './providers.tsx'
import { keepQueries, type RenderedPage } from './rendered-page.ts'
import { handleOf, type ScreenHandle } from './screen.ts'
import { shellQueries } from './shell-queries.ts'
import { signedOutRoutes } from './signed-out-routes.tsx'

type BuiltPage = { template: string; manifest: Manifest }

/** Returns the page at an address, drawn with what its screen reads first (decision 91). */
export async function renderPageOf({ template, manifest }: BuiltPage, request: PageRequest): Promise<Page> {
  const url = new URL(request.origin + request.address)
  const handler = handlerOf(request.role)
  const match = matchRoutes(handler.dataRoutes, url)?.at(-1)
  const screen = match && handleOf(match.route)
  if (match === undefined || screen === undefined) return { html: template, outcome: 'left to the browser' }
  const isSignedIn = request.role !== undefined
  const address = { params: match.params, search: url.searchParams }
  const { drawing, outcome } = request.isDrawn ? await drawingOf(request, handler, screen, address) : leftToTheBrowser
  const html = fillTemplate(template, manifest, { screen: screen.name, isSignedIn, drawing })
  return { html, outcome: outcome ?? (isSignedIn ? 'picture' : 'screen') }
}

type Drawn = { drawing?: Drawing; outcome?: Page['outcome'] }
const leftToTheBrowser: Drawn = { outcome: 'left to the browser' }

/** Returns the drawing of a screen, or else why there is none. */
async function drawingOf(
  request: PageRequest,
  handler: StaticHandler,
  screen: ScreenHandle,
  address: ScreenAddress,
): Promise<Drawn> {
  try {
    const rendered = await readFirst(request, screen, address)
    const drawing = rendered && (await drawScreen(request, handler, rendered))
    return drawing === undefined ? leftToTheBrowser : { drawing }
  } catch (error) {
    if (error instanceof LeadsElsewhere) return leftToTheBrowser
    if (!isApiError(error)) throw error
    return error.isMissing ? { outcome: 'missing' } : leftToTheBrowser
  }
}

/** Reads what the screen shows first as the visitor; undefined where the screen does not say what that is. */
async function readFirst(
  { role, language, read }: PageRequest,
  { name, load }: ScreenHandle,
  address: ScreenAddress,
): Promise<RenderedPage | undefined> {
  const { queries } = await load()
  if (queries === undefined) return undefined
  const callApi = callsBy(read)
  const [company, own] = await Promise.all([companyQuery.queryFn({ callApi }), role && callApi(authEndpoints.me)])
  const me = own?.data
  const opening = { ...address, timeZone: company.data.timeZone }
  const first = me
    ? [...(name.startsWith('public/') ? [] : shellQueries({ ...opening, me })), ...queries({ ...opening, me })]
    : // Only public screens are found for nobody.
      (queries as PublicQueries)(opening)
  const answers = await Promise.all(first.map(({ queryFn }) => queryFn({ callApi })))
  const known = first.map(({ queryKey }, place): [QueryKey, unknown] => [queryKey, answers[place]])
  return { language: me?.language ?? language, me, queries: [[companyQuery.queryKey, company], ...known] }
}

async function drawScreen(
  { address, origin, isPhone }: PageRequest,
  handler: StaticHandler,
  rendered: RenderedPage,
): Promise<Drawing | undefined> {
  const context = await handler.query(new Request(origin + address))
  if (context instanceof Response) return undefined
  await loadBurmese()
  const html = draw(
    rendered,
    <PublicOrigin value={origin}>
      <RenderedForPhone value={isPhone}>{screensAt(handler, context)}</RenderedForPhone>
    </PublicOrigin>,
  )
  // In a picture, a form (components/form/form.tsx) that takes no input would be worse than none.
  return rendered.me && html.includes(' data-form=') ? undefined : { html, rendered }
}

function callsBy(read: PageRequest['read']): typeof call {
  return async <E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>): Promise<CallResult<E>> => {
    const { status, body } = await read(addressOf(endpoint, options ?? {}))
    if (status !== 200) throw new ApiError(status, body as Failure)
    return body as CallResult<E>
  }
}

const handlers = new Map<Role | undefined, StaticHandler>()

/** Screens of a role are matched and loaded once. */
function handlerOf(role: Role | undefined): StaticHandler {
  const handler = handlers.get(role) ?? createStaticHandler(role ? portalRoutes(role) : signedOutRoutes())
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
