import { windowHeader } from '@thant/contracts/window-header'
import { withOutbox } from '#features/service/driver/outbox-database.ts'
import { codeCache, shellAddress } from './code-caches.ts'
import { isDriverScreen, isSignedInScreen } from './is-signed-in-screen.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Gives code that a page has kept (app/keep-code.ts). It stores nothing itself and knows no release, so it does not
 * matter which page runs with which worker: a new one waits, as browsers let it, until no page is open. What it does not
 * answer never passes through it: the API, files, public pages.
 */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isDriverScreen(pathname)) event.respondWith(getDriverScreen(request))
    else if (isSignedInScreen(pathname)) event.respondWith(fetchPage(request).catch(getShell))
    return
  }
  if (pathname.startsWith('/assets/')) event.respondWith(getAsset(request))
  else if (shellParts.includes(request.destination)) event.respondWith(getPart(request))
})

/** Of what the shell loads, the style and the script for the first paint have no hash in their names. */
const shellParts: readonly string[] = ['script', 'style']

/** A hash is in its name, so whatever release it was kept for, it is the same file. */
async function getAsset(request: Request): Promise<Response> {
  return (await findKept(request)) ?? fetch(request)
}

async function getPart(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await findKept(request)) ?? Response.error()
  }
}

/** The server draws pages for windows alone. */
function fetchPage(request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(windowHeader, 'yes')
  return fetch(new Request(request, { headers }))
}

/** What a driver waits for a weak network before the kept page is shown. */
const waitMs = 3_000

/** A driver on the road goes on with the release that recorded what is not sent yet, and does not wait for long. */
async function getDriverScreen(request: Request): Promise<Response> {
  const shell = await findShell()
  if (shell === undefined) return fetchPage(request)
  if (await hasUnsent()) return shell
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(shell), waitMs))
  return Promise.race([fetchPage(request), waited]).catch(() => shell)
}

async function hasUnsent(): Promise<boolean> {
  const visits = await withOutbox((database) => database.getAll('visits')).catch(() => [])
  return visits.some(({ isToLookAt, refusal }) => isToLookAt !== true && refusal === undefined)
}

async function getShell(): Promise<Response> {
  return (await findShell()) ?? Response.error()
}

/** Returns the page without figures of the newest release that was kept whole. */
async function findShell(): Promise<Response | undefined> {
  const names = await caches.keys().catch(() => [])
  for (const cacheName of names.filter((name) => name.startsWith(codeCache)).toReversed()) {
    const shell = await caches.match(shellAddress, { cacheName })
    if (shell !== undefined) return shell
  }
  return undefined
}

/** The network is there for what a broken cache cannot give. */
function findKept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true }).catch(() => undefined)
}
