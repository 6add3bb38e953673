import type { Upload } from './images.ts'

/** An upload counts as a PDF only if its first and last bytes, declared type and file extension agree. */
export function isPdf({ contents, contentType, fileName }: Upload): boolean {
  return (
    contentType === 'application/pdf' &&
    /\.pdf$/i.test(fileName) &&
    Buffer.from(contents.subarray(0, 5)).equals(header) &&
    Buffer.from(contents.subarray(-endIsWithin)).includes('%%EOF')
  )
}

const header = Buffer.from('%PDF-')
/** Some programs write bytes after the end marker; readers search for it in the last 1,024 bytes. */
const endIsWithin = 1_024
