import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { AnyContext } from '../context.ts'
import type { FileReply } from '../requests/serve.ts'
import { watchProgress } from '../watch-progress.ts'

export type ZipEntry = { name: string; contents: string | Uint8Array | AsyncIterable<Uint8Array> }

type ZipEntries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/**
 * Streams a ZIP, and counts as an export: one at a time for each caller. `read` gets what the entries need before the
 * first byte, so that its failure is an ordinary error; a later one breaks the download off.
 */
export async function zipFile(
  context: AnyContext,
  read: () => Promise<{ fileName: string; entries: ZipEntries }>,
): Promise<FileReply> {
  const end = context.exports.begin(context)
  try {
    const { fileName, entries } = await read()
    const zip = makeZip(inputsOf(entries, context.clock.now()))
    const file = new PassThrough()
    pipeline(Readable.fromWeb(zip as ReadableStream), watchProgress(context.exports, end), file)
      // A reader that has left, or has not come yet, has no error listener, and would end the process.
      .catch((error: Error) => file.listenerCount('error') > 0 && file.destroy(error))
      .finally(end)
    return { stream: file, contentType: 'application/zip', fileName }
  } catch (error) {
    end()
    throw error
  }
}

async function* inputsOf(entries: ZipEntries, lastModified: Date) {
  for await (const { name, contents } of entries) {
    if (typeof contents === 'string' || contents instanceof Uint8Array) yield { name, input: contents, lastModified }
    else yield { name, input: contents, lastModified }
  }
}
