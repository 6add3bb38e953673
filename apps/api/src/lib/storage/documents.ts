import type { Upload } from './images.ts'

/** Whether an upload is a whole PDF: its first and last bytes, its declared type and the ending of its name all say so. */
export function isPdf({ contents, contentType, fileName }: Upload): boolean {
  return (
    contentType === 'application/pdf' &&
    /\.pdf$/i.test(fileName) &&
    Buffer.from(contents.subarray(0, 5)).equals(header) &&
    Buffer.from(contents.subarray(-endIsWithin)).includes('%%EOF')
  )
}

const header = Buffer.from('%PDF-')
/** Some writers add bytes behind the end; readers look for it in the last 1,024. */
const endIsWithin = 1_024
