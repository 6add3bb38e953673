import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createKeyring } from '../keyring.ts'
import { UnusableBackup, WrongPassphrase } from '../unusable-backup.ts'
import { type ByteSource, readBytes } from './byte-source.ts'
import { decrypt, encrypt, isEncrypted } from './encryption.ts'

const keyring = createKeyring('fifty heavy bins')
const key = await keyring.keyFor(randomBytes(16))
const chunk = 65_536

const sourceOf = (contents: Buffer): ByteSource => ({
  name: 'backup.tar',
  bytes: contents.length,
  read: (start, end) => Readable.from([contents.subarray(start, end)]),
})

const seal = (contents: Buffer) => buffer(encrypt(Readable.from([contents]), key))

async function open(contents: Buffer): Promise<Buffer> {
  const { source } = await decrypt(sourceOf(contents), keyring)
  return readBytes(source, 0, source.bytes)
}

describe('what was encrypted', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])('comes back: %i bytes', async (length) => {
    const contents = randomBytes(length)
    const sealed = await seal(contents)
    expect(await isEncrypted(sourceOf(sealed))).toBe(true)
    expect((await open(sealed)).equals(contents)).toBe(true)
  })

  it('can be read in part', async () => {
    const contents = randomBytes(200_000)
    const { source } = await decrypt(sourceOf(await seal(contents)), keyring)
    for (const [start, length] of [
      [0, 10],
      [chunk - 5, 10],
      [chunk, chunk],
      [100, 150_000],
      [199_990, 50],
    ] as const) {
      expect((await readBytes(source, start, length)).equals(contents.subarray(start, start + length))).toBe(true)
    }
  })

  it('never has the same bytes twice, and nothing of its contents', async () => {
    const contents = Buffer.alloc(chunk, 'a waste collection company')
    const [first, second] = [await seal(contents), await seal(contents)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('company')).toBe(false)
  })

  it('opens with its passphrase alone, however its letters were typed', async () => {
    const sealed = await seal(Buffer.from('x'))
    await expect(decrypt(sourceOf(sealed), createKeyring('fifty heavy bin'))).rejects.toThrow(WrongPassphrase)
    await expect(decrypt(sourceOf(sealed), undefined)).rejects.toThrow('its passphrase is needed')
    const salt = randomBytes(16)
    const [composed, decomposed] = [createKeyring('caf\u00e9 au lait'), createKeyring('cafe\u0301 au lait')]
    expect((await composed.keyFor(salt)).id).toBe((await decomposed.keyFor(salt)).id)
  })

  it('is refused with any part changed, moved, left out or added', async () => {
    const sealed = await seal(randomBytes(3 * chunk))
    const header = sealed.length - 3 * (chunk + 16)
    const piece = (index: number) => sealed.subarray(header + index * (chunk + 16), header + (index + 1) * (chunk + 16))
    const head = sealed.subarray(0, header)
    const changed = [
      [head, piece(1), piece(0), piece(2)],
      [head, piece(0), piece(2)],
      [head, piece(0), piece(1)],
      [head, piece(0), piece(1), piece(2), piece(2)],
      [head],
      [head, piece(0).subarray(0, 15)],
    ].map((parts) => Buffer.concat(parts))
    for (const at of [16, 20, 40, 70, header, header + chunk, sealed.length - 1]) {
      const flipped = Buffer.from(sealed)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      changed.push(flipped)
    }
    for (const other of changed) await expect(open(other)).rejects.toThrow(UnusableBackup)
  })
})
