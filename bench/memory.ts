import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in bytes, from Linux's /proc. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1_024
}

/** Adds that of all its children. */
export function residentBytesOfTree(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + residentBytesOfTree(Number(child)), residentBytes(pid))
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process could not be started')
  return pid
}
