import { and, eq } from 'drizzle-orm'
import { files } from '#database/schema/files.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'

/** An uploaded image by its key, which nobody can guess. */
export async function getFile(context: AnyContext, key: string): Promise<FileReply> {
  const [file] = await context.database
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.key, key), eq(files.purpose, 'image')))
  const stored = file && (await context.storage.get(key))
  if (file === undefined || stored === undefined) throw new AppError('file.not-found')
  return { ...stored, contentType: file.contentType, isImmutable: true }
}
