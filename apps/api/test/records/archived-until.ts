import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolder, makeClusterFolders, writeUntil } from '@thant/backup/archive/archive-folder'

/** Lays out a folder of data and its archive as if a cluster had been archived until then; returns the settings. */
export async function archivedUntil(dataDir: string, until: Date) {
  await mkdir(join(dataDir, 'postgres', 'global'), { recursive: true })
  // The file begins with the number of the cluster.
  await writeFile(join(dataDir, 'postgres', 'global', 'pg_control'), Buffer.from([7, 0, 0, 0, 0, 0, 0, 0]))
  const walArchive = { dir: join(dataDir, 'archive'), keepDays: 7 }
  await makeClusterFolders(clusterFolder(walArchive.dir, '7'))
  await writeUntil(clusterFolder(walArchive.dir, '7'), until)
  return { dataDir, walArchive }
}
