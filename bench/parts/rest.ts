import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { residentBytes, residentBytesOfTree } from '../memory.ts'
import { demoScript, startPortal } from '../portal-process.ts'
import { type Row, row } from '../table.ts'

const restMs = 60_000
const measuredMs = 60_000
/** Linux counts the time of processes in hundredths of a second, whatever its kernel ticks at. */
const ticksPerSecond = 100

/** Measures what the server takes while nobody uses the portal. Its database counts for the memory of children alone. */
export async function benchRest(): Promise<Row[]> {
  // As for `npm start`. Node then need not load what strips types.
  const portal = await startPortal({ NODE_COMPILE_CACHE: 'node_modules/.cache/node' }, demoScript)
  try {
    // A portal that has just been filled with the demonstration company has used more memory than one that starts on it.
    await portal.restart()
    await delay(restMs)
    const [pid, beganAt] = [portal.pid(), performance.now()]
    const before = { processor: processorSeconds(pid), wakeUps: wakeUps(pid) }
    await delay(measuredMs)
    const seconds = (performance.now() - beganAt) / 1_000
    const own = residentBytes(pid)
    return [
      row('memory at rest, without the database', own / 1_024 ** 2, 150, 'MB'),
      row('  of its children, which is the database', (residentBytesOfTree(pid) - own) / 1_024 ** 2, 400, 'MB'),
      row('  processor', (100 * (processorSeconds(pid) - before.processor)) / seconds, 0.5, '% of one'),
      row('  wake-ups', (wakeUps(pid) - before.wakeUps) / seconds, 5, 'per second'),
    ]
  } finally {
    await portal.stop()
  }
}

/** Returns the time that all threads have used, in user mode and in the kernel. */
function processorSeconds(pid: number): number {
  // The second field is the name in parentheses, with any characters.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Each time that a thread has waited for something counts as one. */
function wakeUps(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8')
    return sum + Number(/^voluntary_ctxt_switches:\s+(\d+)$/m.exec(status)?.[1])
  }, 0)
}
