import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ignoreMissing } from '@thant/base/ignore-missing'

export function findPostmaster(dataFolder: string): { pid: number; socketFolder: string | undefined } | undefined {
  const lines = readLines(join(dataFolder, 'postmaster.pid'))
  const pid = Number(lines?.[0])
  if (lines === undefined || !isPostgresOn(dataFolder, pid)) return undefined
  return { pid, socketFolder: lines[4] || undefined }
}

/**
 * Removes the lock files of a killed server. PostgreSQL does so too, but not when another process has reused the pid,
 * which is the rule in containers.
 */
export function removeStaleLocks(dataFolder: string, socketFolder: string): void {
  const socket = join(socketFolder, socketName)
  for (const path of [join(dataFolder, 'postmaster.pid'), `${socket}.lock`]) removeIfStale(path, dataFolder)
  if (!existsSync(`${socket}.lock`)) rmSync(socket, { force: true })
}

export const socketName = '.s.PGSQL.5432'

function removeIfStale(path: string, dataFolder: string): void {
  const found = readLines(path)?.join('\n')
  if (found === undefined || isPostgresOn(dataFolder, Number.parseInt(found, 10))) return
  // The file is renamed first: if another portal was faster, it is the lock of a new server and is put back.
  const aside = `${path}.stale-${process.pid}`
  renameSync(path, aside)
  if (readLines(aside)?.join('\n') !== found) linkSync(aside, path)
  rmSync(aside)
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    return ignoreMissing(error)
  }
}

/** The pid alone is not enough, because another process may have reused it. */
function isPostgresOn(dataFolder: string, pid: number): boolean {
  return Number.isInteger(pid) && pid > 0 && `${commandLine(pid)} `.includes(` -D ${dataFolder} `)
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
