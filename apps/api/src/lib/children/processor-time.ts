import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

/** How long a process has had a processor so far; undefined where the system does not say. */
export function processorTimeOf(child: ChildProcess | undefined): number | undefined {
  if (child?.pid === undefined) return undefined
  try {
    // The name of the program, in brackets, may contain spaces.
    const [, facts = ''] = readFileSync(`/proc/${child.pid}/stat`, 'latin1').split(') ')
    const [user, system] = facts.split(' ').slice(11, 13).map(Number)
    return user === undefined || system === undefined ? undefined : (user + system) * tickMs
  } catch {
    return undefined
  }
}

/**
 * How long to wait before looking again: counted by the processor's time, because on a busy machine a process may have
 * had little of it, and bounded by the clock, because one that hangs uses none. Nothing is left where either is used up.
 */
export function leftOf(
  begun: { at: number; usedMs: number | undefined },
  usedMs: number | undefined,
  { processorMs, hangMs }: { processorMs: number; hangMs: number },
): number {
  const passedMs = performance.now() - begun.at
  const countedMs = usedMs === undefined || begun.usedMs === undefined ? passedMs : usedMs - begun.usedMs
  // Timers and the clock differ by a little, so that parts of a millisecond count as one.
  return Math.min(Math.ceil(processorMs - countedMs), Math.ceil(hangMs - passedMs))
}
