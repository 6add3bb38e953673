import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { createKeyring } from '../keyring.ts'
import { UnusableBackup, WrongPassphrase } from '../unusable-backup.ts'
import { encrypt, isEncrypted, plainBytes, unlock } from './encryption.ts'
import type { StoredFile } from './stored-file.ts'

const keyring = createKeyring('fifty heavy bins')
const key = await keyring.keyFor(randomBytes(16))
const chunk = 65_536

const stored = (contents: Buffer): StoredFile => ({ name: 'backup.tar', open: async () => Readable.from([contents]) })

const seal = (contents: Buffer, by = key) => buffer(encrypt(Readable.from([contents]), by))

const open = async (contents: Buffer, by = keyring) => buffer((await unlock(stored(contents), by)).contents)

describe('what was encrypted', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])('comes back: %i bytes', async (length) => {
    const contents = randomBytes(length)
    const sealed = await seal(contents)
    expect([isEncrypted(sealed), plainBytes(sealed, sealed.length)]).toEqual([true, length])
    expect((await open(sealed)).equals(contents)).toBe(true)
  })

  it('never has the same bytes twice, and nothing of its contents', async () => {
    const contents = Buffer.alloc(chunk, 'a waste collection company')
    const [first, second] = [await seal(contents), await seal(contents)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('company')).toBe(false)
  })

  it('opens with its passphrase alone, however its letters were typed', async () => {
    const sealed = await seal(Buffer.from('x'))
    await expect(open(sealed, createKeyring('fifty heavy bin'))).rejects.toThrow(WrongPassphrase)
    await expect(unlock(stored(sealed), undefined)).rejects.toThrow('its passphrase is needed')
    const salt = randomBytes(16)
    const [composed, decomposed] = [createKeyring('caf\u00e9 au lait'), createKeyring('cafe\u0301 au lait')]
    expect((await composed.keyFor(salt)).id).toBe((await decomposed.keyFor(salt)).id)
  })

  it('opens by age alone, with the file of the key and the passphrase', async () => {
    const contents = randomBytes(100_000)
    const locked = new Decrypter()
    locked.addPassphrase('fifty heavy bins')
    const identity = await locked.decrypt(await keyring.lock(key), 'text')
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity.trim())
    expect(contents.equals(await decrypter.decrypt(await seal(contents)))).toBe(true)
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
    for (const at of [30, 60, 130, 200, header - 20, header, header + chunk, sealed.length - 1]) {
      const flipped = Buffer.from(sealed)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      changed.push(flipped)
    }
    for (const other of changed) await expect(open(other)).rejects.toThrow(UnusableBackup)
  })
})

describe('what a portal before 0.2.0 encrypted', () => {
  const sample = () => readFile(join(import.meta.dirname, 'first-encryption.sample'))

  it('is still read', async () => {
    const sealed = await sample()
    expect([isEncrypted(sealed), plainBytes(sealed, sealed.length)]).toEqual([true, 65_636])
    expect((await open(sealed)).equals(Buffer.alloc(65_636, 'fifty heavy bins '))).toBe(true)
  })

  it('is refused with another passphrase, cut off or changed', async () => {
    const sealed = await sample()
    await expect(open(sealed, createKeyring('fifty heavy bin'))).rejects.toThrow(WrongPassphrase)
    const ends = [20, 81, 100, 81 + chunk + 16, sealed.length - 1].map((length) => sealed.subarray(0, length))
    const flips = [16, 20, 40, 70, 90, 81 + chunk, sealed.length - 1].map((at) => {
      const flipped = Buffer.from(sealed)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      return flipped
    })
    for (const other of [...ends, ...flips]) await expect(open(other)).rejects.toThrow(UnusableBackup)
  })
})
