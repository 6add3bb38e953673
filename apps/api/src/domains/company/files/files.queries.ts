import { eq } from 'drizzle-orm'
import { files } from '#database/schema/files.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { type FileSignature, isSignedFor } from './signed-url.ts'

/** Serves an image to anyone with its unguessable key, and anything else only with a signed URL. */
export async function getFile(context: AnyContext, key: string, signature: FileSignature): Promise<FileReply> {
  const [file] = await context.database
    .select({ contentType: files.contentType, purpose: files.purpose })
    .from(files)
    .where(eq(files.key, key))
  const isShown = file?.purpose === 'image' || (file !== undefined && isSignedFor(context, key, signature))
  const stored = isShown ? await context.storage.get(key) : undefined
  if (file === undefined || stored === undefined) throw new AppError('file.not-found')
  const { contentType, purpose } = file
  if (purpose === 'image') return { ...stored, contentType, isImmutable: true }
  return documentReply(stored, contentType, fileNames[purpose])
}

const fileNames = {
  exemption: 'tax-exemption.pdf',
  invoice: 'invoice.pdf',
  licence: 'licence.pdf',
  photo: 'photo.pdf',
  slip: 'weighbridge-slip.pdf',
} as const

/** Serves the slip of a load to a caller who may read that load. */
export async function getSlipFile(context: AnyContext, key: string, loadNumber: string): Promise<FileReply> {
  const [file] = await context.database.select({ contentType: files.contentType }).from(files).where(eq(files.key, key))
  const stored = file && (await context.storage.get(key))
  if (file === undefined || stored === undefined) throw new AppError('file.not-found')
  return documentReply(stored, file.contentType, `slip-${loadNumber}.pdf`)
}

type Stored = Pick<FileReply, 'stream' | 'bytes'>

/** Browsers do not display a PDF in the sandbox that files are served with, so it is downloaded. */
function documentReply(stored: Stored, contentType: string, fileName: string): FileReply {
  return { ...stored, contentType, ...(contentType === 'application/pdf' && { fileName }) }
}
