import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Row } from './table.ts'

type PartRun = {
  name: string
  script: URL
  args: string[]
  limitMs: number
}

/** Returns the rows of one part, or a single row with the reason for their absence, and leaves no process behind. */
export async function runPart({ name, script, args, limitMs }: PartRun): Promise<Row[]> {
  const part = fork(script, args, { detached: true, execArgv: ['--max-semi-space-size=8'] })
  let rows: Row[] | undefined
  part.once('message', (sent) => {
    rows = sent as Row[]
  })
  const ended = once(part, 'exit').then(([code, signal]) => `broke with ${code ?? signal}`)
  const late = delay(limitMs, `took longer than ${limitMs / 60_000} minutes`, { ref: false })
  const problem = await Promise.race([ended, late])
  await endGroup(part)
  return rows ?? [{ what: `the part ${name}`, measured: problem, limit: 'its rows', isMet: false }]
}

const graceMs = 15_000

/** Asks the group to terminate, so that databases stop cleanly, and kills what is left after a while. */
async function endGroup(part: ChildProcess): Promise<void> {
  const deadline = Date.now() + graceMs
  let isThere = signalGroup(part, 'SIGTERM')
  while (isThere && Date.now() < deadline) {
    await delay(50)
    isThere = signalGroup(part, 0)
  }
  if (isThere) signalGroup(part, 'SIGKILL')
}

/** A detached process leads a group with all its children. Returns false once the group is empty. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    return false
  }
}
