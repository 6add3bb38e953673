import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50

export function unzip(archive: Buffer, fileName: string): string {
  const contents = unzipAll(archive).get(fileName)
  if (contents === undefined) throw new Error(`${fileName} is not in the archive`)
  return contents.toString('utf8')
}

/** Reads through the central directory, which has the sizes even if the archive was streamed. */
export function unzipAll(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let end = archive.length - 22
  while (archive.readUInt32LE(end) !== endSignature) end -= 1
  let entry = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(entry + 28)
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    if (files.has(name)) throw new Error(`${name} is in the archive twice`)
    files.set(name, contentsAt(archive, entry))
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32)
  }
  return files
}

function contentsAt(archive: Buffer, entry: number): Buffer {
  const header = archive.readUInt32LE(entry + 42)
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  const content = archive.subarray(start, start + archive.readUInt32LE(entry + 20))
  return archive.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content)
}
