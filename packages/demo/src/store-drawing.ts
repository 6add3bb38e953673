import type { Queryable } from '@thant/api/database/client'
import { type FilePurpose, files } from '@thant/api/database/schema/files'
import type { Storage } from '@thant/api/lib/storage/storage'
import type { UserRow } from './customers/staff.ts'

/** Stores a drawing like an uploaded PNG and returns its key. */
export async function storeDrawing(
  database: Queryable,
  storage: Storage,
  drawing: string,
  { id: uploadedBy, createdAt }: UserRow,
  purpose: FilePurpose = 'image',
): Promise<string> {
  const contents = await drawPng(drawing)
  const key = await storage.put(contents, 'png')
  await database.insert(files).values({
    key,
    purpose,
    contentType: 'image/png',
    bytes: contents.length,
    uploadedBy,
    createdAt,
    attachedAt: createdAt,
  })
  return key
}

/** The portal's image loader refuses SVG in the whole process, since users may not upload it; this drawing is ours. */
async function drawPng(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const operation = ['VipsForeignLoadSvgBuffer']
  sharp.unblock({ operation })
  try {
    return await sharp(Buffer.from(drawing)).png().toBuffer()
  } finally {
    sharp.block({ operation })
  }
}
