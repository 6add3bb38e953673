import { createStore, useStore } from '../store.ts'

const retryMs = 4_000
const isConnected = createStore(typeof window === 'undefined' ? true : navigator.onLine)
let retry: ReturnType<typeof setTimeout> | undefined
let lostAt = Number.NEGATIVE_INFINITY

/** Returns whether the last request reached the server. */
export function useIsConnected(): boolean {
  return useStore(isConnected)
}

export function onReconnect(listener: () => void): () => void {
  return isConnected.subscribe(() => {
    if (isConnected.get()) listener()
  })
}

/** Notes a reply; one that was asked for before the connection broke says nothing about it. */
export function noteAnswered(sentAt: number): void {
  if (sentAt < lostAt) return
  clearTimeout(retry)
  isConnected.set(true)
}

/** Polls until the server answers, because the browser's `online` event says nothing about the server. */
export function noteUnreachable(): void {
  lostAt = performance.now()
  isConnected.set(false)
  clearTimeout(retry)
  retry = setTimeout(askAgain, retryMs)
}

export function watchConnection(): void {
  window.addEventListener('offline', noteUnreachable)
  window.addEventListener('online', () => void askAgain())
}

async function askAgain(): Promise<void> {
  const sentAt = performance.now()
  try {
    await fetch('/api/health/live', { cache: 'no-store' })
    noteAnswered(sentAt)
  } catch {
    noteUnreachable()
  }
}
