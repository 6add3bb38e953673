import { createStore, useStore } from './store.ts'

const retryMs = 4_000
const isConnected = createStore(typeof window === 'undefined' ? true : navigator.onLine)
let retry: ReturnType<typeof setTimeout> | undefined

/** Returns whether the last request reached the server. */
export function useIsConnected(): boolean {
  return useStore(isConnected)
}

export function onReconnect(listener: () => void): () => void {
  return isConnected.subscribe(() => {
    if (isConnected.get()) listener()
  })
}

export function noteAnswered(): void {
  clearTimeout(retry)
  isConnected.set(true)
}

/** Polls until the server answers, because the browser's `online` event says nothing about the server. */
export function noteUnreachable(): void {
  isConnected.set(false)
  clearTimeout(retry)
  retry = setTimeout(askAgain, retryMs)
}

export function watchConnection(): void {
  window.addEventListener('offline', noteUnreachable)
  window.addEventListener('online', () => void askAgain())
}

async function askAgain(): Promise<void> {
  try {
    await fetch('/api/health/live', { cache: 'no-store' })
    noteAnswered()
  } catch {
    noteUnreachable()
  }
}
