import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The page sends the compiled code first, which it loads and keeps as it does other files, and then pictures. */
self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer | ImageData>) => {
  if (data instanceof ArrayBuffer) prepareZXingModule({ overrides: { wasmBinary: data } })
  else self.postMessage(await textIn(data))
})

async function textIn({ data, width, height }: ImageData): Promise<string | undefined> {
  try {
    const picture = new ImageData(new Uint8ClampedArray(data), width, height)
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 })
    return found?.text
  } catch {
    // The other reader goes on alone.
    return undefined
  }
}
