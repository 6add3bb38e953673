import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import type { Language } from '@thant/contracts/customers/auth'
import { isListed, isPublicPage } from '@thant/contracts/public-pages'
import type { Page, PageRequest, RenderPage } from '@thant/contracts/render-page'
import { addressPattern } from '@thant/contracts/screen-paths'
import { windowHeader } from '@thant/contracts/window-header'
import { acceptedLanguages, preferredLanguage } from '@thant/i18n/preferred-language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#lib/requests/client-address.ts'
import { contextOf } from '#lib/requests/request-context.ts'
import { useTry } from '#lib/requests/try-counter.ts'
import { isScreenPath } from './is-screen-path.ts'
import { findPageSession, type PageSession } from './page-session.ts'
import { withSandboxNotice } from './sandbox-notice.ts'
import { screensPermissionsPolicy } from './security-headers.ts'

type Screens = {
  /** Loads what the build of the screens has for the server. */
  load: () => Promise<{ renderPage: RenderPage }>
  /** The page that the browser alone draws. */
  plainPage: string
}

/** The pages that are the same for everybody. */
type KeptPages = Map<string, { page: Promise<Page>; until: number }>

/** Long enough for a crowd, and short enough for a change that was made on another portal. */
const keptMs = 5_000

/** Serves the page of every screen, drawn with what the visitor may read there (decision 91). */
export function servePages(app: FastifyInstance, screens: Screens): void {
  const kept: KeptPages = new Map()
  // The first visitor would wait for it, and everybody else with them.
  app.addHook('onReady', async () => {
    await screens.load().catch((error) => app.log.error({ err: error }, 'the renderer of pages could not be loaded'))
  })
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) return reply.callNotFound()
    const pathname = pathnameOf(request)
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' }).type('text/html; charset=utf-8')
    reply.header('permissions-policy', screensPermissionsPolicy)
    // Other addresses may hold a secret or a person's record.
    if (!isListed(pathname)) reply.header('x-robots-tag', 'noindex')
    const { html, outcome } = await pageAt(app, request, { ...screens, pathname, kept })
    // The page is friendly at any path; its status tells programs that they found nothing.
    if (outcome === 'missing') reply.code(404)
    // Nobody else may ever see what is on the page of a person.
    if (outcome === 'picture') reply.header('cache-control', 'private, no-store')
    return withSandboxNotice(app.services, html)
  }
  // Metrics and traces name a page by its route.
  for (const path of new Set([...Object.values(allScreenPaths), '/*'])) app.get(path, serve)
}

type Place = Screens & { pathname: string; kept: KeptPages }

async function pageAt(app: FastifyInstance, request: FastifyRequest, place: Place): Promise<Page> {
  const { pathname, plainPage, load, kept } = place
  if (!isScreenPath(pathname)) return { html: plainPage, outcome: 'missing' }
  try {
    const [session, { renderPage }] = await Promise.all([sessionOf(app, request), load()])
    const wanted = pageRequest(app, request, session)
    if (labelPage.test(pathname) && (await hasTriedMany(app, request)))
      return await renderPage({ ...wanted, isDrawn: false })
    if (session !== undefined || !isPublicPage(pathname)) return await renderPage(wanted)
    if (asksForMore(request)) return await renderPage({ ...wanted, isDrawn: false })
    const now = app.services.clock.now().getTime()
    const address = pathname + (wanted.language === 'my' ? '?lang=my' : '')
    const known = kept.get(address)
    if (known && known.until > now) return await known.page
    const page = renderPage({ ...wanted, address })
    kept.set(address, { page, until: now + keptMs })
    return await page
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be drawn')
    return { html: plainPage, outcome: 'left to the browser' }
  }
}

const labelPage = addressPattern(allScreenPaths.binLabel)

/** Each code has a page of its own to draw, so who goes through codes gets them from the browser alone. */
async function hasTriedMany({ pool, services }: FastifyInstance, { ip }: FastifyRequest): Promise<boolean> {
  const tries = { key: `page.bin-label:${networkOf(ip)}`, max: 60, windowMs: 10 * 60_000 }
  return 'waitMs' in (await useTry(pool, tries, services.clock.now()))
}

/** What is fetched ahead, or by a script, is not looked at; and calls come before pictures of screens. */
async function sessionOf(app: FastifyInstance, request: FastifyRequest): Promise<PageSession | undefined> {
  const destination = request.headers['sec-fetch-dest']
  const isForWindow = destination === undefined || destination === 'document' || windowHeader in request.headers
  if (request.method !== 'GET' || !isForWindow || app.isUnderPressure()) return undefined
  const { refresh } = contextOf(app, request).cookies
  return refresh === undefined ? undefined : findPageSession(app, refresh)
}

function pageRequest(app: FastifyInstance, request: FastifyRequest, session: PageSession | undefined): PageRequest {
  return {
    address: request.url,
    origin: app.services.settings.publicUrl,
    role: session?.role,
    language: languageOf(request),
    isPhone: session !== undefined && /\bMobi/.test(request.headers['user-agent'] ?? ''),
    isDrawn: !app.isUnderPressure(),
    read: (url) => readInProcess(app, request, url, session),
  }
}

/** Calls the API as the visitor, so that access, scope and limits are the same, and a page reveals no more than it does. */
async function readInProcess(
  app: FastifyInstance,
  { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }: FastifyRequest,
  url: string,
  session: PageSession | undefined,
): Promise<{ status: number; body: unknown }> {
  const reply = await app.inject({
    url,
    ...(remoteAddress && { remoteAddress }),
    headers: {
      ...(session && { authorization: `Bearer ${session.access}` }),
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Returns one spelling of what the browser's router takes for the same address. */
function pathnameOf({ url }: FastifyRequest): string {
  const [pathname = '/'] = url.split('?')
  return decodeURI(pathname).toLowerCase().replace(/\/+$/, '') || '/'
}

/** True for an address such as `/contact?topic=new-service`: only pages without a query are the same for everybody. */
function asksForMore(request: FastifyRequest): boolean {
  return Object.keys(request.query as object).some((name) => name !== 'lang')
}

/** Prefers the language in the address to the one that the reader last chose, and that to the browser's. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  const chosen = lang ?? request.cookies.language
  if (chosen !== undefined) return chosen === 'my' ? 'my' : 'en'
  return preferredLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''))
}
