import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How to run PostgreSQL's programs, which refuse to run as root. */
export type RunAs = {
  /** Words put before a program's own path. */
  prefix: string[]
  user: { uid: number; gid: number } | undefined
  /** Gives a folder we made to the user that the programs run as. */
  giveAway(path: string): void
}

/**
 * As an ordinary user: plainly. As root: in a user namespace, where root itself goes by the name of nobody, so that any
 * folder will do; where that is refused, as nobody. Data that another user began goes on as that user.
 */
export function chooseRunAs(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], user: undefined, giveAway: () => {} }
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : { uid: 0, gid: 0 }
  if (owner.uid !== 0) return asUser(owner.uid, owner.gid)
  if (spawnSync('unshare', [...inUserNamespace.slice(1), 'true']).status === 0) {
    return { prefix: inUserNamespace, user: undefined, giveAway: () => {} }
  }
  const runAs = asUser(nobody, nobody)
  if (existsSync(dataFolder)) chownAll(dataFolder, nobody)
  return runAs

  function asUser(uid: number, gid: number): RunAs {
    // PostgreSQL must be able to walk through the data directory, not to list it.
    chmodSync(dirname(dataFolder), 0o711)
    return { prefix: [], user: { uid, gid }, giveAway: (path) => chownSync(path, uid, gid) }
  }
}

const nobody = 65_534
const inUserNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]

function chownAll(path: string, owner: number): void {
  chownSync(path, owner, owner)
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(path, entry), owner, owner)
  }
}
