import { dirname } from 'node:path'
import { encrypt, unlock } from '../file/encryption.ts'
import { fileAt } from '../file/stored-file.ts'
import { syncFolder, writeWhole } from '../file/write-file.ts'
import { type Keyring, keyOfFolder } from '../keyring.ts'

/** Writes a file into the archive, encrypted if there is a passphrase, as a backup is. It is on the disk afterwards. */
export async function writeArchived(
  path: string,
  contents: AsyncIterable<Buffer>,
  { dir, keyring }: { dir: string; keyring?: Keyring | undefined },
): Promise<void> {
  await writeWhole(path, keyring ? encrypt(contents, await keyOfFolder(keyring, dir)) : contents)
  await syncFolder(dirname(path))
}

/** Yields what was written; throws an UnusableBackup for a damaged file or a wrong passphrase. */
export async function* readArchived(path: string, keyring: Keyring | undefined): AsyncGenerator<Buffer> {
  yield* (await unlock(fileAt(path), keyring)).contents
}
