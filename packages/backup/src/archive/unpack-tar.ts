import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { entriesOf } from '../file/tar.ts'

/** Writes the folders and files of an archive that PostgreSQL made, for their owner alone. */
export async function unpackTar(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  for await (const { name, isFolder, contents } of entriesOf(archive)) {
    if (name.split('/').includes('..')) throw new Error('no archive of PostgreSQL')
    const path = join(folder, name)
    if (isFolder) await mkdir(path, { recursive: true, mode: 0o700 })
    else await pipeline(contents, createWriteStream(path, { mode: 0o600 }))
  }
}
