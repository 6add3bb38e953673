import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { reencodeImage, type Upload } from './images.ts'

const jpeg = (contents: Uint8Array): Upload => ({ contents, contentType: 'image/jpeg', fileName: 'logo.jpg' })
const png = (contents: Uint8Array): Upload => ({ contents, contentType: 'image/png', fileName: 'logo.png' })
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })

describe('reencodeImage', () => {
  test('keeps a small picture at its size', async () => {
    const result = await reencodeImage(png(await draw(40, 30).png().toBuffer()))
    expect(result).toMatchObject({ ok: true, type: 'png', contentType: 'image/png', width: 40, height: 30 })
  })

  test('makes a large one at most 1,600 pixels wide and high', async () => {
    const result = await reencodeImage(jpeg(await draw(4_000, 1_000).jpeg().toBuffer()))
    expect(result).toMatchObject({ ok: true, type: 'jpg', width: 1_600, height: 400 })
  })

  test('turns a picture upright and strips where it was taken', async () => {
    const upload = await draw(40, 20)
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '16/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const result = await reencodeImage(jpeg(upload))
    expect(result).toMatchObject({ ok: true, width: 20, height: 40 })
    const { exif, orientation } = await sharp(result.ok ? result.contents : Buffer.of()).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  test('drops data hidden after the image', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>')
    const result = await reencodeImage(png(Buffer.concat([await draw(4, 4).png().toBuffer(), hidden])))
    expect(result.ok && result.contents.includes(hidden)).toBe(false)
    expect(result.ok).toBe(true)
  })

  test('refuses a file that only claims to be an image', async () => {
    const picture = await draw(4, 4).png().toBuffer()
    const refused = { ok: false, reason: 'not-an-image' }
    expect(await reencodeImage(png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual(refused)
    expect(await reencodeImage(png(Buffer.alloc(0)))).toEqual(refused)
    expect(await reencodeImage(png(await draw(4, 4).webp().toBuffer()))).toEqual(refused)
    expect(await reencodeImage(jpeg(picture))).toEqual(refused)
    expect(await reencodeImage({ ...png(picture), fileName: 'logo.png.html' })).toEqual(refused)
    expect(await reencodeImage({ ...png(picture), contentType: 'text/html' })).toEqual(refused)
  })

  test('refuses a truncated or corrupt image', async () => {
    const picture = await draw(400, 400).jpeg().toBuffer()
    const damaged = { ok: false, reason: 'damaged' }
    expect(await reencodeImage(jpeg(picture.subarray(0, picture.length / 2)))).toEqual(damaged)
    expect(await reencodeImage(jpeg(Buffer.concat([picture.subarray(0, 4), Buffer.alloc(500)])))).toEqual(damaged)
  })

  test('refuses more pixels than it would be safe to decode', async () => {
    const bomb = await draw(8_000, 7_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await reencodeImage(png(bomb))).toEqual({ ok: false, reason: 'too-many-pixels' })
  })
})
