import { type DocumentPurpose, maxDocumentBytes, maxImageBytes, type PhotoTexts } from '@thant/contracts/company/files'
import { dayMs } from '@thant/contracts/durations'
import type { ErrorCode } from '@thant/contracts/errors'
import { and, eq, gt, isNull, sum } from 'drizzle-orm'
import { type FilePurpose, files } from '#database/schema/files.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { readPhoneClock } from '#lib/requests/phone-clock.ts'
import { isPdf } from '#lib/storage/documents.ts'
import type { ReencodedImage, Upload } from '#lib/storage/images.ts'
import type { PhotoFacts } from '#lib/storage/photo-facts.ts'
import type { StoredType } from '#lib/storage/storage.ts'
import { fileUrl } from './files.presenter.ts'
import { signedFileUrl } from './signed-url.ts'

type Stored = { file: string; url: string }
type Contents = { contents: Uint8Array; type: StoredType; contentType: string }

/** Stores a re-encoded image, so that its metadata and anything hidden in the upload are gone. */
export async function storeImage(context: Context, upload: Upload): Promise<Stored> {
  await assertRoom(context)
  const file = await store(context, 'image', await reencode(context, upload, 'file.not-an-image'))
  return { file, url: fileUrl(file) }
}

/** Stores a PDF unchanged, but re-encodes an image. */
export async function storeDocument(context: Context, upload: Upload, purpose: DocumentPurpose): Promise<Stored> {
  await assertRoom(context)
  const document: Contents = isPdf(upload)
    ? { contents: upload.contents, type: 'pdf', contentType: 'application/pdf' }
    : await reencode(context, upload, 'file.not-a-document')
  const file = await store(context, purpose, document)
  return { file, url: signedFileUrl(context, file) }
}

/**
 * Keeps when and where the photo was taken, because re-encoding removes it. What the photo does not say itself is the
 * phone's word.
 */
export async function storePhoto(context: Context, upload: Upload & { texts: PhotoTexts }): Promise<Stored> {
  await assertRoom(context)
  const said = factsSaid(context, upload.texts)
  const { facts, ...image } = await reencode(context, upload, 'file.not-an-image', maxDocumentBytes)
  const file = await store(context, 'photo', image, {
    ...(facts.takenAt === null ? said.time : { takenAt: facts.takenAt }),
    ...(facts.longitude === null ? said.place : { longitude: facts.longitude, latitude: facts.latitude }),
  })
  return { file, url: signedFileUrl(context, file) }
}

type SaidFacts = Partial<typeof files.$inferInsert>

function factsSaid(
  { clock, settings: { timeZone } }: Context,
  { takenAt, longitude, latitude }: PhotoTexts,
): { time: SaidFacts; place: SaidFacts } {
  const place = longitude === undefined ? {} : { longitude, latitude, isPlaceByPhone: true }
  if (takenAt === undefined) return { time: {}, place }
  const { at, problem } = readPhoneClock(new Date(takenAt), { receivedAt: clock.now(), timeZone })
  if (problem !== undefined) throw errorAt('takenAt', 'file.time-unlikely')
  return { time: { takenAt: at, isTimeByPhone: true }, place }
}

const maxUnusedBytes = 50 * 1_024 * 1_024

/** Keeps a user from filling the disk with files that no record uses. The nightly sweep removes those of a day ago. */
async function assertRoom({ database, actor, clock }: Context): Promise<void> {
  const swept = new Date(clock.now().getTime() - 2 * dayMs)
  const [unused] = await database
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.uploadedBy, actor.id), isNull(files.attachedAt), gt(files.createdAt, swept)))
  if ((unused?.bytes ?? 0) > maxUnusedBytes) throw new AppError('file.too-much-unused')
}

async function reencode(
  { fileReader, settings }: Context,
  upload: Upload,
  notAnImage: ErrorCode,
  maxBytes = maxImageBytes,
): Promise<Contents & { facts: PhotoFacts }> {
  if (upload.contents.length > maxBytes) {
    throw new AppError('file.too-large', { values: { megabytes: maxBytes / 1_048_576 } })
  }
  const { image, facts } = await fileReader.readPicture(upload.contents, settings.timeZone)
  if (!image.ok) throw new AppError(image.reason === 'not-an-image' ? notAnImage : refusals[image.reason])
  return { ...image, facts }
}

type Refusal = Exclude<Exclude<ReencodedImage, { ok: true }>['reason'], 'not-an-image'>
const refusals: Record<Refusal, ErrorCode> = {
  'too-many-pixels': 'file.too-many-pixels',
  damaged: 'file.damaged',
}

async function store(
  context: Context,
  purpose: FilePurpose,
  { contents, type, contentType }: Contents,
  facts?: Partial<typeof files.$inferInsert>,
): Promise<string> {
  const key = await context.storage.put(contents, type)
  await context.database.insert(files).values({
    key,
    purpose,
    contentType,
    bytes: contents.length,
    uploadedBy: context.actor.id,
    createdAt: context.clock.now(),
    ...facts,
  })
  return key
}

/** Marks an image as used by the field `path`; throws for a key that the caller did not upload or has used already. */
export function attachImage(context: Context, key: string, path: string): Promise<void> {
  return attach(context, 'image', key, path)
}

/** The same for a document. */
export function attachDocument(context: Context, purpose: DocumentPurpose, key: string, path: string): Promise<void> {
  return attach(context, purpose, key, path)
}

/** Marks the photos of the field `path` as used, in the given order. */
export async function attachPhotos(context: Context, keys: readonly string[], path: string): Promise<void> {
  for (const [index, key] of keys.entries()) await attach(context, 'photo', key, `${path}.${index}`)
}

async function attach(context: Context, purpose: FilePurpose, key: string, path: string): Promise<void> {
  const attached = await context.database
    .update(files)
    .set({ attachedAt: context.clock.now() })
    .where(
      and(
        eq(files.key, key),
        eq(files.purpose, purpose),
        eq(files.uploadedBy, context.actor.id),
        isNull(files.attachedAt),
      ),
    )
    .returning({ key: files.key })
  if (attached.length > 0) return
  throw errorAt(path, 'file.unknown')
}
