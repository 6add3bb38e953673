import { buffer } from 'node:stream/consumers'
import { pathOf } from '@thant/charts/signature-path'
import { type Signature, signatureBox } from '@thant/contracts/service/visit-forms'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import { listEvidence, type StoredEvidence } from '../evidence/evidence.queries.ts'

type Pictures = Extract<PrintedLetter['blocks'][number], { kind: 'pictures' }>
type Picture = Pictures['items'][number]

const maxPhotos = 4
/** Wide enough to be seen at the width of a quarter of a sheet. */
const maxSide = 480

/**
 * Photos and signature of the visits at which something was collected, for its collection note, which stays small: the
 * first four photos, and the last signature.
 */
export async function getNoteEvidence(context: AnyContext, pickupId: string): Promise<Pictures['items']> {
  const visits = (await listEvidence(context, pickupId)).filter(({ collected }) => collected !== 'nothing')
  const photos = visits.flatMap((visit) => visit.photos).slice(0, maxPhotos)
  const drawn = await Promise.all(photos.map((photo, index) => photoOf(context, photo, index + 1)))
  const signed = visits.findLast(({ signature }) => signature !== null)
  return [...drawn.flat(), ...(signed?.signature ? [signatureOf(signed, signed.signature)] : [])]
}

/** What the store has no more, or is damaged, is left out. */
async function photoOf(
  { storage, fileReader }: AnyContext,
  { key, takenAt, ...place }: StoredEvidence['photos'][number],
  number: number,
): Promise<Picture[]> {
  const stored = await storage.get(key)
  if (stored === undefined) return []
  const small = await fileReader.shrinkPicture(await buffer(stored.stream), maxSide)
  if (small === undefined) return []
  const type = key.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const href = `data:${type};base64,${Buffer.from(small).toString('base64')}`
  return [
    {
      svg: svgOf(`<image href="${href}" width="1000" height="750" preserveAspectRatio="xMidYMid slice"/>`),
      alt: message('Photo {{number}}', { number: { number } }),
      at: takenAt?.toISOString() ?? null,
      place: degreesOf(place),
    },
  ]
}

function signatureOf({ recordedAt, ...place }: StoredEvidence, strokes: Signature): Picture {
  const paths = strokes.map((stroke) => `<path d="${pathOf(stroke)}"/>`).join('')
  const pen = 'fill="none" stroke="#1d201c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"'
  const drawing = `<g transform="translate(0 ${(750 - signatureBox.height) / 2})" ${pen}>${paths}</g>`
  return {
    svg: svgOf(drawing),
    alt: message('Signature'),
    name: message('Signature'),
    at: recordedAt.toISOString(),
    place: degreesOf(place),
  }
}

function svgOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750">${drawing}</svg>`
}

function degreesOf({ longitude, latitude }: Pick<StoredEvidence, 'longitude' | 'latitude'>): string | null {
  return longitude === null || latitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
}
