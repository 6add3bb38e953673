import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createFolderStorage } from './storage.ts'

const kB = 1_024
const dataDir = mkdtempSync(join(tmpdir(), 'thant-full-disk-'))
const files = join(dataDir, 'files')
const isMounted = mountSmallDisk()

afterAll(() => {
  if (isMounted) execFileSync('umount', [files])
  rmSync(dataDir, { recursive: true })
})

/** Mounts a disk of 64 kB, which only root may do, and not in every container. */
function mountSmallDisk(): boolean {
  mkdirSync(files)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', files], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// The test runs only with a small disk that it can fill.
describe.runIf(isMounted)('the file store on a full disk', () => {
  test('refuses a file that does not fit, keeps no part of it, and works again once there is room', {
    tags: ['R-rel-14'],
  }, async () => {
    const storage = createFolderStorage(files)
    const kept = await storage.put(Buffer.alloc(40 * kB), 'pdf')
    await expect(storage.put(Buffer.alloc(40 * kB), 'pdf')).rejects.toThrow()
    expect(readdirSync(files)).toEqual([kept])
    await storage.put(Buffer.alloc(20 * kB), 'pdf')
    await storage.delete(kept)
    const later = await storage.get(await storage.put(Buffer.alloc(40 * kB), 'pdf'))
    expect(later && (await buffer(later.stream))).toHaveLength(40 * kB)
  })
})
