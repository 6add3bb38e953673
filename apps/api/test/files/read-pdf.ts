import { constants, inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type PdfText = { text: string; left: number; right: number; y: number }

/** `tags` is the raw structure tree, which only some tests read. */
type PdfPage = { texts: PdfText[]; width: number; tags: unknown; links: string[] }

export async function readPdf(contents: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(contents), verbosity: 0 })
  const pdf = await task.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item): PdfText[] => {
      if (!('str' in item)) return []
      const [left, y] = item.transform.slice(4) as [number, number]
      return [{ text: item.str, left, right: left + item.width, y }]
    })
    const annotations = (await page.getAnnotations()) as Array<{ url?: string }>
    const links = annotations.flatMap(({ url }) => url ?? [])
    pages.push({ texts, width: page.view[2] ?? 0, tags: await page.getStructTree(), links })
  }
  const { info, metadata } = await pdf.getMetadata()
  const read = {
    pages,
    info: info as Record<string, unknown>,
    metadata: metadata?.getRaw() as string,
    outline: await pdf.getOutline(),
    isTagged: /\/MarkInfo <<\s+\/Marked true/.test(Buffer.from(contents).toString('latin1')),
    actualTexts: actualTextsOf(Buffer.from(contents)),
    /** The page's text as a reader would copy it. */
    textOf: (page: number) => pages[page]?.texts.map(({ text }) => text).join('') ?? '',
  }
  await task.destroy()
  return read
}

/**
 * Reads the ActualText of glyphs that are not single characters, such as Burmese syllables, because pdf.js ignores it.
 */
function actualTextsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)
  // The compressed bytes may contain `endstream` themselves, so a stream may be cut short.
  const options = { finishFlush: constants.Z_SYNC_FLUSH }
  return [...streams].flatMap(([, stream = '']) => {
    const content = inflateSync(Buffer.from(stream, 'latin1'), options).toString('latin1')
    return [...content.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    )
  })
}
