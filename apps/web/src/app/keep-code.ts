import { areaOf, type Role } from '@thant/contracts/roles'
import { onIdle } from '#lib/on-idle.ts'
import { release } from '#lib/release.ts'
import { readSetting, writeSetting } from '#lib/visitor/settings.ts'
import { codeCache, shellAddress } from '#worker/code-caches.ts'
import workerAddress from '#worker/worker.ts?worker&url'
import { routesFor } from './routes-for.tsx'
import { handleOf } from './screen.ts'

const cacheName = codeCache + new URL(release).pathname
const kept = new Map<string, Promise<boolean>>()
let observer: PerformanceObserver | undefined

/**
 * Loads the code of the role's screens while nothing else happens and keeps it on the device, from where the worker
 * gives it without network, and to a page of this release when the server has only the next one. It is the same code for
 * everybody and holds nothing of a person, so it stays at sign-out and on a shared computer.
 */
export async function keepCode(role: Role, isOver: AbortSignal): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
    // A page of another release leaves this code alone while the lock is held, which is until this page is closed.
    void navigator.locks.request(cacheName, { mode: 'shared' }, () => new Promise(() => {}))
    const cache = await caches.open(cacheName)
    const loaded = keepWhatLoads(cache)
    // What is kept needs not run again at each start.
    const whole = `${cacheName} ${areaOf(role)}`
    if (readSetting('kept-code') !== whole) await loadScreens(role, cache, isOver)
    if (isOver.aborted) return
    if (await keepShell(cache, loaded)) writeSetting('kept-code', whole)
  } catch {
    // Where storage is refused or full, or the network gone, code is loaded when it is used.
  }
  await removeOldCode().catch(() => undefined)
}

async function loadScreens(role: Role, cache: Cache, isOver: AbortSignal): Promise<void> {
  for (const route of routesFor(role)) {
    await new Promise<void>(onIdle)
    if (isOver.aborted) return
    const screen = await handleOf(route)?.load()
    for (const path of screen?.laterFiles ?? []) void keepFile(cache, path)
  }
}

/** Keeps what this page has loaded and what it will load, such as the code of a dialog and the texts of a language. */
function keepWhatLoads(cache: Cache): PerformanceObserver {
  observer ??= new PerformanceObserver((list) => keepAll(cache, list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  return observer
}

function keepAll(cache: Cache, loaded: PerformanceEntryList): void {
  for (const { name } of loaded) {
    const { origin, pathname } = new URL(name)
    if (origin === window.location.origin && pathname.startsWith('/assets/')) keepFile(cache, pathname)
  }
}

/** It was just loaded, so it comes from the browser's own cache. */
function keepFile(cache: Cache, path: string): Promise<boolean> {
  const keeping = kept.get(path) ?? storeFile(cache, path)
  kept.set(path, keeping)
  return keeping
}

async function storeFile(cache: Cache, path: string): Promise<boolean> {
  try {
    if ((await cache.match(path)) === undefined) await cache.add(path)
    return true
  } catch {
    return false
  }
}

/** Comes last, so that without network no page begins whose code is not there. Returns whether all is kept. */
async function keepShell(cache: Cache, loaded: PerformanceObserver): Promise<boolean> {
  const shell = await fetch(shellAddress, { cache: 'no-cache' })
  const html = await shell.clone().text()
  // The server may have the next release by now.
  if (!shell.ok || !html.includes(new URL(release).pathname)) return false
  keepAll(cache, loaded.takeRecords())
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) void keepFile(cache, path)
  if ((await Promise.all(kept.values())).includes(false)) return false
  await cache.put(shellAddress, shell)
  return true
}

/** Removes the code of releases of which no page is open. */
async function removeOldCode(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const inUse = [cacheName, ...held.map(({ name }) => name)]
  for (const name of await caches.keys()) {
    if (name.startsWith(codeCache) && !inUse.includes(name)) await caches.delete(name)
  }
}
