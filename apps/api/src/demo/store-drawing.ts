import type { Queryable } from '#database/client.ts'
import { files } from '#database/schema/files.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { UserRow } from './staff.ts'

/** Stores a drawing as if somebody had uploaded it as a PNG, and gives its key. */
export async function storeDrawing(
  database: Queryable,
  storage: Storage,
  drawing: string,
  { id: uploadedBy, createdAt }: UserRow,
): Promise<string> {
  // Apart from the portal's own loader of sharp, which reads no SVG.
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
