import { Readable } from 'node:stream'
import type { FileReply } from './serve.ts'

/** A PDF that was just drawn, to be saved under a name. */
export function pdfReply(pdf: Uint8Array, fileName: string): FileReply {
  return { stream: Readable.from([pdf]), bytes: pdf.length, contentType: 'application/pdf', fileName }
}
