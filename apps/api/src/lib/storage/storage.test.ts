import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStorage, type Storage } from './storage.ts'

let dataDir: string
let storage: Storage

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-storage-'))
  storage = createFolderStorage(join(dataDir, 'files'))
})

afterAll(() => rm(dataDir, { recursive: true }))

describe('the file store', () => {
  test('returns what was stored, under a generated key', async () => {
    const contents = Buffer.from('%PDF-1.7 …')
    const key = await storage.put(contents, 'pdf')
    expect(key).toMatch(/^[0-9a-f]{32}\.pdf$/)
    const found = await storage.get(key)
    expect(found?.bytes).toBe(contents.length)
    expect(found && (await buffer(found.stream))).toEqual(contents)
  })

  test('lets nobody but its owner read files or list them', async () => {
    const key = await storage.put(Buffer.from('x'), 'png')
    const modes = await Promise.all(
      ['files', `files/${key}`].map(async (name) => (await stat(join(dataDir, name))).mode),
    )
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '600'])
  })

  test('removes a deleted file, and allows deleting it twice', async () => {
    const key = await storage.put(Buffer.from('x'), 'png')
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
  })

  test('lists the keys of files stored before an instant, and of no other files', async () => {
    const key = await storage.put(Buffer.from('x'), 'pdf')
    await writeFile(join(dataDir, 'files', 'note.txt'), 'of somebody else')
    expect(await storage.keysBefore(new Date(Date.now() + 60_000))).toContain(key)
    expect(await storage.keysBefore(new Date(Date.now() + 60_000))).not.toContain('note.txt')
    expect(await storage.keysBefore(new Date(Date.now() - 60_000))).toEqual([])
    expect(await createFolderStorage(join(dataDir, 'nowhere')).keysBefore(new Date())).toEqual([])
  })

  test.each([
    '',
    '../secrets/token',
    '..\\secrets',
    '/etc/passwd',
    `${'0'.repeat(32)}.png`,
    `${'0'.repeat(32)}.png/..`,
  ])('has nothing under %o', async (key) => {
    expect(await storage.get(key)).toBeUndefined()
    await storage.delete(key)
  })
})
