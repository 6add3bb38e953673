import { AppError } from './app-error.ts'

type Caller = { actor: { id: string } | null; ip: string | null }

export type Exports = {
  /** Takes a place until the returned function is called; throws when the caller has one already, or none is free. */
  begin(caller: Caller): () => void
  /** A download that moves nothing for this time is ended. */
  patienceMs: number
}

/** Exports read for as long as their clients do, so that only a few run at a time, one for each user. */
export function createExports({ limit = 3, patienceMs = 60_000 } = {}): Exports {
  const running = new Set<string>()
  return {
    patienceMs,
    begin({ actor, ip }) {
      const key = actor?.id ?? ip ?? 'system'
      if (running.has(key)) throw new AppError('export.under-way', { retryAfterSeconds: 5 })
      if (running.size >= limit) throw new AppError('export.busy', { retryAfterSeconds: 5 })
      running.add(key)
      let isOver = false
      return () => {
        // Once it is over, the place may belong to the caller's next export.
        if (!isOver) running.delete(key)
        isOver = true
      }
    },
  }
}
