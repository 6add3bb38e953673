import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  assertEqual,
  backUp,
  compare,
  countOrganizations,
  demoScript,
  readPicture,
  restore,
  start,
  type Walk,
} from './portal.ts'

/** A laptop is lost; a backup on another disk brings everything back on a new one. */
export async function walkLaptop(walk: Walk): Promise<void> {
  const { folder, say } = walk
  const backups = { BACKUP_DIR: join(folder, 'other-disk') }
  const old = { DATA_DIR: join(folder, 'laptop'), ...backups }
  const lost = await start(walk, old, demoScript)
  const [organizations, picture] = [await countOrganizations(lost), await readPicture(lost)]
  say(`a portal with ${organizations} organizations runs on its own PostgreSQL`)
  const backup = await backUp(walk, old)
  await lost.stop()
  await rm(old.DATA_DIR, { recursive: true })
  say('the laptop is lost')

  const next = { DATA_DIR: join(folder, 'new-laptop'), ...backups }
  await restore(walk, backup, next)
  await compare(walk, backup, await backUp(walk, next))
  const portal = await start(walk, next)
  assertEqual('the number of organizations', await countOrganizations(portal), organizations)
  assertEqual('the picture of a bin', await readPicture(portal), picture)
  say(`people sign in with their passwords and find ${organizations} organizations and their pictures`)
}
