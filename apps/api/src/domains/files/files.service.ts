import { and, eq, isNull } from 'drizzle-orm'
import { files } from '#database/schema/files.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** Marks an image that the caller uploaded as used by a record; throws for a key that is not the caller's own. */
export async function attachImage(context: Context, key: string): Promise<void> {
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
  if (attached.length === 0) throw new AppError('file.unknown')
}
