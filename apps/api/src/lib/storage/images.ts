import type { Sharp } from 'sharp'
import { importSharp } from './sharp.ts'

export type ReencodedImage =
  | { ok: true; contents: Buffer; type: 'jpg' | 'png'; contentType: string; width: number; height: number }
  | { ok: false; reason: 'not-an-image' | 'too-many-pixels' | 'damaged' }

export type Upload = { contents: Uint8Array; contentType: string; fileName: string }

/**
 * Re-encodes a JPEG or PNG upright and at most 1,600 pixels wide and high, so that only visible content of the upload
 * is kept. Its bytes, declared type and file extension must agree.
 */
export async function reencodeImage(upload: Upload): Promise<ReencodedImage> {
  const kind = kinds.find((candidate) => isOfKind(upload, candidate))
  if (kind === undefined) return { ok: false, reason: 'not-an-image' }
  const sharp = await importSharp()
  try {
    const image = sharp(upload.contents, { limitInputPixels: maxPixels, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > maxPixels) return { ok: false, reason: 'too-many-pixels' }
    const drawn = image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await kind.encode(drawn).toBuffer({ resolveWithObject: true })
    const { type, contentType } = kind
    return { ok: true, contents: data, type, contentType, width: info.width, height: info.height }
  } catch (error) {
    return { ok: false, reason: /pixel limit/i.test((error as Error).message) ? 'too-many-pixels' : 'damaged' }
  }
}

const maxSide = 1_600
/** Exceeds the default of any phone's camera; decoding takes about 200 MB. */
const maxPixels = 50_000_000

type Kind = {
  type: 'jpg' | 'png'
  contentType: string
  signature: number[]
  names: RegExp
  encode(image: Sharp): Sharp
}

const kinds: Kind[] = [
  {
    type: 'jpg',
    contentType: 'image/jpeg',
    signature: [0xff, 0xd8, 0xff],
    names: /\.jpe?g$/i,
    encode: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  },
  {
    type: 'png',
    contentType: 'image/png',
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    names: /\.png$/i,
    encode: (image) => image.png({ compressionLevel: 9 }),
  },
]

function isOfKind({ contents, contentType, fileName }: Upload, kind: Kind): boolean {
  return (
    kind.signature.every((byte, index) => contents[index] === byte) &&
    contentType === kind.contentType &&
    kind.names.test(fileName)
  )
}
