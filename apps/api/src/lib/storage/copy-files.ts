import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

export type Copied = { copied: number; there: number; gone: number }

/**
 * Copies every file of a store that the other lacks, so that it can be repeated after it was interrupted, and once more after
 * the portal was stopped. Files never change under their key, so one of the same length is the same.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<Copied> {
  const everything = new Date(8_640_000_000_000_000)
  const keys = await from.keysBefore(everything)
  const result: Copied = { copied: 0, there: 0, gone: 0 }
  for (const [index, key] of keys.entries()) {
    result[await copyOne(from, to, key)] += 1
    onProgress(index + 1, keys.length)
  }
  return result
}

async function copyOne(from: Storage, to: Storage, key: string): Promise<keyof Copied> {
  const bytes = await from.bytesOf(key)
  // It may have been deleted since the keys were listed.
  if (bytes === undefined) return 'gone'
  if ((await to.bytesOf(key)) === bytes) return 'there'
  const found = await from.get(key)
  if (found === undefined) return 'gone'
  await to.putAs(key, await buffer(found.stream))
  return 'copied'
}
