import type { Queryable } from '#database/client.ts'
import { files } from '#database/schema/files.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { UserRow } from './staff.ts'

/** Stores a drawing like an uploaded PNG and returns its key. */
export async function storeDrawing(
  database: Queryable,
  storage: Storage,
  drawing: string,
  { id: uploadedBy, createdAt }: UserRow,
): Promise<string> {
  // The portal's image loader is not used here, because it refuses SVG.
  const { default: sharp } = await import('sharp')
  const contents = await sharp(Buffer.from(drawing)).png().toBuffer()
  const key = await storage.put(contents, 'png')
  await database.insert(files).values({
    key,
    purpose: 'image',
    contentType: 'image/png',
    bytes: contents.length,
    uploadedBy,
    createdAt,
    attachedAt: createdAt,
  })
  return key
}
