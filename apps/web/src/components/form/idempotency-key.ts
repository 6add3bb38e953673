import { useRef } from 'react'

/** Keeps one key per body, so that a double click or a retry after a lost response is the same write to the server. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
