import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Far more than a run takes, so that it does not fill a small one, such as that of a container. */
const enoughBytes = 8_000_000_000

/**
 * Returns the folder in memory, if there is one, for what tests store: copying a database onto a disk takes ten times
 * as long. What a process wrote outlives its death in either.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < enoughBytes ? undefined : memory
}
