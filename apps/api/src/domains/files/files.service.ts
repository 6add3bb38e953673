import type { ErrorCode } from '@thant/contracts/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { files } from '#database/schema/files.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { type ReencodedImage, reencodeImage, type Upload } from '#lib/storage/images.ts'
import { fileUrl } from './files.presenter.ts'

/** Draws an uploaded image anew, stores it and notes who uploaded it. */
export async function storeImage(context: Context, upload: Upload): Promise<{ file: string; url: string }> {
  const image = await reencodeImage(upload)
  if (!image.ok) throw new AppError(refusals[image.reason])
  const key = await context.storage.put(image.contents, image.type)
  await context.database.insert(files).values({
    key,
    purpose: 'image',
    contentType: image.contentType,
    bytes: image.contents.length,
    uploadedBy: context.actor.id,
    createdAt: context.clock.now(),
  })
  return { file: key, url: fileUrl(key) }
}

const refusals: Record<Exclude<ReencodedImage, { ok: true }>['reason'], ErrorCode> = {
  'not-an-image': 'file.not-an-image',
  'too-many-pixels': 'file.too-many-pixels',
  damaged: 'file.damaged',
}

/** Marks an image that the caller uploaded as used by a record's field; throws for a key that is not the caller's own. */
export async function attachImage(context: Context, key: string, path: string): Promise<void> {
  const attached = await context.database
    .update(files)
    .set({ attachedAt: context.clock.now() })
    .where(
      and(
        eq(files.key, key),
        eq(files.purpose, 'image'),
        eq(files.uploadedBy, context.actor.id),
        isNull(files.attachedAt),
      ),
    )
    .returning({ key: files.key })
  if (attached.length > 0) return
  throw errorAt(path, 'file.unknown')
}
