import type { Log } from '@thant/base/log'

/** What fails again and again, such as asking a server that is away, is logged once a minute at most. */
export function logSparingly(log: Log, what: string): (error: unknown) => void {
  let last = { message: '', at: 0 }
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    if (message === last.message && Date.now() - last.at < 60_000) return
    last = { message, at: Date.now() }
    log.error({ err: error }, what)
  }
}
