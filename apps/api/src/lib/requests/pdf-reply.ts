import { Readable } from 'node:stream'
import type { FileReply } from './serve.ts'

export function pdfReply(pdf: Uint8Array, fileName: string): FileReply {
  return { stream: Readable.from([pdf]), bytes: pdf.length, contentType: 'application/pdf', fileName }
}
