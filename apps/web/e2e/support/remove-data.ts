import { rm } from 'node:fs/promises'

export default async function removeData(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR
  // The database may still write its last files while the folder is emptied.
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
