import { AppError } from '../requests/app-error.ts'

type Caller = { actor: { id: string; organizationId: string | null } | null; ip: string | null }

export type Exports = {
  /** Takes a place until the returned function is called; throws when the caller has one already, or none is free. */
  begin(caller: Caller): () => void
  /** A download that moves nothing for this time is ended. */
  timeoutMs: number
  /** So is one that takes longer as a whole, however it trickles. */
  longestMs: number
}

/**
 * Exports read for as long as their clients do, so that only a few run at a time, one for each user. Customers leave a
 * place to staff. Each portal counts its own, because an export keeps a core and a connection of that portal busy.
 */
export function createExports({ limit = 3, timeoutMs = 60_000, longestMs = 600_000 } = {}): Exports {
  const running = new Set<string>()
  const ofCustomers = new Set<string>()
  return {
    timeoutMs,
    longestMs,
    begin({ actor, ip }) {
      const key = actor?.id ?? ip ?? 'system'
      if (running.has(key)) throw new AppError('export.under-way', { retryAfterSeconds: 5 })
      if (running.size >= limit) throw new AppError('export.busy', { retryAfterSeconds: 5 })
      const isCustomer = actor === null || actor.organizationId !== null
      if (isCustomer && ofCustomers.size >= limit - 1) throw new AppError('export.busy', { retryAfterSeconds: 5 })
      running.add(key)
      if (isCustomer) ofCustomers.add(key)
      let isOver = false
      return () => {
        // Once it is over, the place may belong to the caller's next export.
        if (isOver) return
        running.delete(key)
        ofCustomers.delete(key)
        isOver = true
      }
    },
  }
}
