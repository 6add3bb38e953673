import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

/**
 * Creates the socket folder beside the data, or in the temporary folder when the path would be too long for a socket.
 */
export function makeSocketFolder(dataDir: string, runAs: RunAs): string {
  const beside = join(dataDir, 'socket')
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= 100 ? beside : join(tmpdir(), `thant-${digest}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
    runAs.giveAway(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  assertOwnFolder(folder, runAs.user?.uid ?? process.getuid?.())
  return folder
}

/** Anyone could have created our folder in the temporary folder before. */
function assertOwnFolder(folder: string, owner: number | undefined): void {
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && (owner === undefined || (found.uid === owner && (found.mode & 0o077) === 0))
  if (!isOurs)
    throw new Error(`${folder} should be a folder that only the database can enter: remove it and start again.`)
}
