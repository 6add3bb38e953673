import { queryClient } from '#lib/calls/query-client.ts'
import type { Calls } from './replies.ts'

/** A screen that changes no more for so long has been drawn. */
const quietMs = 60
/** The first screen of a page waits for the whole portal's code, which is made for it then. */
const timeoutMs = 100_000

/** Waits until a screen has its heading, its data and its code, and changes no more. */
export async function settled(calls: Calls): Promise<void> {
  await unchangedOnce(() => isDrawn(calls))
  await document.fonts.ready
}

/**
 * Waits until a window of another size has been laid out. Media queries answer within its next frame, and what React
 * draws for them, such as cards in place of a table, is a change that follows.
 */
export async function laidOutAnew(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await unchangedOnce(() => true)
}

async function unchangedOnce(isDone: () => boolean): Promise<void> {
  const changes = watchChanges()
  const begun = performance.now()
  while (changes.quietFor() < quietMs || !isDone()) {
    if (performance.now() - begun > timeoutMs)
      throw new Error(`the screen at ${window.location.pathname} does not settle`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  changes.stop()
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

function isDrawn({ pending }: Calls): boolean {
  const loading = document.querySelectorAll('[class*=skeleton i], .mantine-Loader-root, [aria-busy=true]')
  // A tab that is not shown loads nothing.
  const isLoading = [...loading].some((part) => part.checkVisibility())
  return pending === 0 && queryClient.isFetching() === 0 && document.querySelector('h1') !== null && !isLoading
}

function watchChanges() {
  let last = performance.now()
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return { quietFor: () => performance.now() - last, stop: () => observer.disconnect() }
}
