import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../../test/files/s3-server.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let server: S3Server
let storage: Storage

beforeAll(async () => {
  server = await startS3Server()
  storage = await openS3Storage(server.place)
})

afterAll(() => server.close())

describe('the file store on S3', () => {
  test('returns what was stored, byte for byte, under a generated key and its prefix', async () => {
    const contents = Buffer.alloc(500_000, '%PDF-1.7 …')
    const key = await storage.put(contents, 'pdf')
    expect(key).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect(server.objects.get(`uploads/${key}`)?.contents.equals(contents)).toBe(true)
    const found = await storage.get(key)
    expect(found?.bytes).toBe(contents.length)
    expect(found && (await buffer(found.stream)).equals(contents)).toBe(true)
  })

  test('removes a deleted file, and allows deleting it twice', async () => {
    const key = await storage.put(Buffer.from('x'), 'png')
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
  })

  test('lists the keys of files stored before an instant, from page to page, and of no other files', async () => {
    const keys = await Promise.all(['jpg', 'png', 'pdf'].map((type) => storage.put(Buffer.from('x'), type as 'jpg')))
    server.objects.set('uploads/note.txt', { contents: Buffer.from('of somebody else'), changedAt: new Date(0) })
    const listed = await storage.keysBefore(new Date(Date.now() + 60_000))
    expect(listed).toEqual(expect.arrayContaining(keys))
    expect(listed).not.toContain('note.txt')
    expect(await storage.keysBefore(new Date(Date.now() - 60_000))).toEqual([])
  })

  test.each(['', '../secrets/token', `${'0'.repeat(32)}.png`])('has nothing under %o', async (key) => {
    expect(await storage.get(key)).toBeUndefined()
    await storage.delete(key)
    await expect(storage.putAs('../x', Buffer.from('x'))).rejects.toThrow('is no key')
  })

  test('says that it is away, and works again once it is back', async () => {
    const key = await storage.put(Buffer.from('x'), 'png')
    server.shut()
    const away = { code: 'server.files-away', status: 503 }
    await expect(storage.put(Buffer.from('x'), 'png')).rejects.toMatchObject(away)
    await expect(storage.get(key)).rejects.toMatchObject(away)
    server.open()
    expect(await storage.bytesOf(key)).toBe(1)
  })

  test('waits for a slow line, and not for a store that answers nothing', async () => {
    const timeoutMs = 2_000
    const patient = await openS3Storage(server.place, { timeoutMs })
    const startedAt = Date.now()
    server.slowDown(8)
    const key = await patient.put(Buffer.alloc(30_000_000), 'pdf')
    expect(Date.now() - startedAt).toBeGreaterThan(timeoutMs)
    server.slowDown(Infinity)
    await expect(patient.put(Buffer.from('x'), 'png')).rejects.toMatchObject({ status: 503 })
    server.slowDown(0)
    expect(await patient.bytesOf(key)).toBe(30_000_000)
  })

  test.each([{ accessKeyId: 'SOMEBODYELSE' }, { secretAccessKey: 'a secret of somebody' }, { region: 'us-east-1' }])(
    'refuses what is not signed by its own key: %o',
    async (wrong) => {
      const stranger = await openS3Storage({ ...server.place, ...wrong })
      const refused = { status: 503, cause: { cause: { name: 'SignatureDoesNotMatch' } } }
      await expect(stranger.put(Buffer.from('x'), 'png')).rejects.toMatchObject(refused)
    },
  )
})
