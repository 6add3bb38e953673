import { archiveWal } from '../archive/archive-wal.ts'
import { type Keeping, keepArchive } from '../archive/keep-archive.ts'

/** The server writes a whole segment of 16 MB each time, which a disk should not do every minute. */
export const archiveEveryMs = 300_000

/** Archives at once and every five minutes from then on, and a last time when it is stopped. */
export async function startArchiving(keeping: Omit<Keeping, 'signal'>): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  await archive()
  // A base backup may take minutes, for which nobody has to wait.
  let underWay = keep()
  const timer = setInterval(() => {
    underWay = underWay.then(keep)
  }, archiveEveryMs)

  async function keep(): Promise<void> {
    if (signal.aborted) return
    await keepArchive({ ...keeping, signal }).catch((error: unknown) => {
      if (!signal.aborted) logFailure(error)
    })
  }

  async function archive(): Promise<void> {
    await archiveWal(keeping).catch(logFailure)
  }

  function logFailure(error: unknown): void {
    keeping.log.error({ err: error }, 'the WAL was not archived')
  }

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await underWay
      await archive()
    },
  }
}
