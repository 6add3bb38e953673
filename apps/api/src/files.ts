import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyFiles } from './lib/storage/copy-files.ts'
import { openStorage, type StoragePlace } from './lib/storage/open-storage.ts'
import { parseS3Place } from './lib/storage/s3-place.ts'

/** `npm run files -- copy <from> <to>` copies uploads and drawn reports between folders and buckets. */
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, from, to] = positionals
  if (command !== 'copy' || from === undefined || to === undefined || positionals.length > 3) {
    throw new Error('Name two stores: npm run files -- copy <from> <to>, each a folder or s3://bucket?endpoint=…')
  }
  const [source, target] = await Promise.all([openStorage(placeOf(from)), openStorage(placeOf(to))])
  let shownPercent = -1
  const { copied, there, gone } = await copyFiles(source, target, (done, total) => {
    const percent = Math.floor((100 * done) / total)
    if (percent > shownPercent) process.stderr.write(`\r${percent} % of ${total} files`)
    shownPercent = percent
  })
  process.stderr.write('\n')
  process.stdout.write(`${copied} files were copied, ${there} were there already, ${gone} were deleted meanwhile.\n`)
} catch (error) {
  const { message, cause } = error as Error
  console.error(`${message}${cause instanceof Error ? ` ${cause.message}` : ''}`)
  process.exitCode = 1
}

function placeOf(text: string): StoragePlace {
  // npm runs scripts in the folder of the checkout; a relative path is meant from where npm was called.
  if (!text.startsWith('s3:')) return { folder: resolve(process.env.INIT_CWD ?? '.', text) }
  const place = parseS3Place(text, process.env.STORAGE_KEY)
  if (typeof place === 'string') throw new Error(`${text} ${place}.`)
  return { s3: place }
}
