import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { reencodeImage } from './images.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })

describe('reencodeImage', () => {
  test('keeps a small picture at its size', async () => {
    const result = await reencodeImage(await draw(40, 30).png().toBuffer())
    expect(result).toMatchObject({ ok: true, type: 'png', contentType: 'image/png', width: 40, height: 30 })
  })

  test('makes a large one at most 1,600 pixels wide and high', async () => {
    const result = await reencodeImage(await draw(4_000, 1_000).jpeg().toBuffer())
    expect(result).toMatchObject({ ok: true, type: 'jpg', width: 1_600, height: 400 })
  })

  test('turns a picture upright and strips where it was taken', async () => {
    const upload = await draw(40, 20)
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '16/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const result = await reencodeImage(upload)
    expect(result).toMatchObject({ ok: true, width: 20, height: 40 })
    const { exif, orientation } = await sharp(result.ok ? result.contents : Buffer.of()).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  test('drops data hidden after the image', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>')
    const result = await reencodeImage(Buffer.concat([await draw(4, 4).png().toBuffer(), hidden]))
    expect(result.ok && result.contents.includes(hidden)).toBe(false)
    expect(result.ok).toBe(true)
  })

  test.each([
    [3 as const, 'jpg'],
    [4 as const, 'png'],
  ])('makes a WebP of %i channels a %s', async (channels, type) => {
    const background = { r: 46, g: 125, b: 50, alpha: 0.5 }
    const drawn = sharp({ create: { width: 40, height: 30, channels, background } })
    expect(await reencodeImage(await drawn.webp().toBuffer())).toMatchObject({ ok: true, type, width: 40, height: 30 })
  })

  test('refuses what is neither JPEG, PNG nor WebP', async () => {
    const refused = { ok: false, reason: 'not-an-image' }
    expect(await reencodeImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(refused)
    expect(await reencodeImage(Buffer.alloc(0))).toEqual(refused)
    expect(await reencodeImage(await draw(4, 4).gif().toBuffer())).toEqual(refused)
    expect(await reencodeImage(await draw(4, 4).tiff().toBuffer())).toEqual(refused)
  })

  test('refuses a truncated or corrupt image', async () => {
    const picture = await draw(400, 400).jpeg().toBuffer()
    const damaged = { ok: false, reason: 'damaged' }
    expect(await reencodeImage(picture.subarray(0, picture.length / 2))).toEqual(damaged)
    expect(await reencodeImage(Buffer.concat([picture.subarray(0, 4), Buffer.alloc(500)]))).toEqual(damaged)
  })

  test('refuses more pixels than it would be safe to decode', async () => {
    const bomb = await draw(8_000, 7_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await reencodeImage(bomb)).toEqual({ ok: false, reason: 'too-many-pixels' })
  })
  test.each([
    [1, 16_001],
    [16_001, 1],
  ])('refuses a side that no camera takes: %i x %i', async (width, height) => {
    const strip = await draw(width, height).png().toBuffer()
    expect(await reencodeImage(strip)).toEqual({ ok: false, reason: 'too-many-pixels' })
  })
})
