import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Has a folder of backups for each release whose data this portal upgrades. */
export const releasesFolder = join(import.meta.dirname, '../releases')

export function storedBackupOf(version: string): string | undefined {
  const folder = join(releasesFolder, version)
  const name = readdirSync(folder).find((file) => file.endsWith('.tar'))
  return name && join(folder, name)
}
