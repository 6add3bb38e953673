import decodeQR, { type Image } from 'qr/decode.js'

/** Reads a picture beside the page, whose video goes on meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<Image>) => self.postMessage(textIn(data)))

function textIn(picture: Image): string | undefined {
  try {
    return decodeQR(picture, { format: 'RGBA', timeLimit: 100 })
  } catch {
    // Most pictures have no QR code that can be read.
    return undefined
  }
}
