import type { Sharp } from 'sharp'
import { importSharp } from './sharp.ts'

export type ReencodedImage =
  | { ok: true; contents: Buffer; type: 'jpg' | 'png'; contentType: string; width: number; height: number }
  | { ok: false; reason: 'not-an-image' | 'too-many-pixels' | 'damaged' }

export type Upload = { contents: Uint8Array; contentType: string; fileName: string }

/**
 * Re-encodes a JPEG, PNG or WebP upright and at most `maxSide` pixels wide and high, so that only visible content of the
 * upload is kept. Its bytes tell what it is, because chat programs save pictures under any name. A WebP becomes a JPEG,
 * or a PNG if it is partly transparent.
 */
export async function reencodeImage(contents: Uint8Array, maxSide = defaultMaxSide): Promise<ReencodedImage> {
  if (!signatures.some((isOf) => isOf(contents))) return { ok: false, reason: 'not-an-image' }
  return reencode(contents, maxSide)
}

const signatures: Array<(contents: Uint8Array) => boolean> = [
  (contents) => hasAt(contents, 0, [0xff, 0xd8, 0xff]),
  (contents) => hasAt(contents, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (contents) => hasAt(contents, 0, Buffer.from('RIFF')) && hasAt(contents, 8, Buffer.from('WEBP')),
]

function hasAt(contents: Uint8Array, offset: number, bytes: ArrayLike<number>): boolean {
  return Array.from(bytes).every((byte, index) => contents[offset + index] === byte)
}

async function reencode(contents: Uint8Array, maxSide: number): Promise<ReencodedImage> {
  const sharp = await importSharp()
  try {
    const image = sharp(contents, { limitInputPixels: maxPixels, failOn: 'error' })
    const { width, height, format, hasAlpha } = await image.metadata()
    if (width * height > maxPixels || Math.max(width, height) > maxInputSide) {
      return { ok: false, reason: 'too-many-pixels' }
    }
    const drawn = image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      // No test has a picture that takes that long.
      .timeout({ seconds: 10 })
    const encoding = format === 'png' || (format === 'webp' && hasAlpha) ? png : jpg
    const { data, info } = await encoding.encode(drawn).toBuffer({ resolveWithObject: true })
    const { type, contentType } = encoding
    return { ok: true, contents: data, type, contentType, width: info.width, height: info.height }
  } catch (error) {
    return { ok: false, reason: /pixel limit|^timeout/i.test((error as Error).message) ? 'too-many-pixels' : 'damaged' }
  }
}

const defaultMaxSide = 1_600
/** Exceeds the default of any phone's camera; decoding takes about 200 MB. */
const maxPixels = 50_000_000
/** The time to draw a picture grows with its rows, so a column of single pixels would take many seconds. */
const maxInputSide = 16_000

const jpg = {
  type: 'jpg',
  contentType: 'image/jpeg',
  encode: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
} as const

const png = {
  type: 'png',
  contentType: 'image/png',
  encode: (image: Sharp) => image.png({ compressionLevel: 9 }),
} as const
