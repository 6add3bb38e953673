import type { Language } from '@thant/contracts/auth'
import { collectionNoteNumberOf, type Pickup } from '@thant/contracts/pickups'
import { eq } from 'drizzle-orm'
import { sites } from '#database/schema/sites.ts'
import { drawPaper } from '#domains/company/papers.service.ts'
import { type LateTreatment, listLateTreatments } from '#domains/treatment-profiles/treatment-profiles.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'
import { staffNamed } from '#lib/staff-named.ts'
import { collectionNote } from './collection-note.ts'
import { getPickup } from './pickups.queries.ts'

/** The collection note of a pickup in reach as PDF/UA-1; its bytes stay the same until the pickup changes. */
export async function getCollectionNotePdf(context: Context, id: string, language: Language): Promise<FileReply> {
  const pickup = await getPickup(context, id)
  if (pickup.status !== 'COMPLETED') throw new AppError('pickup.not-completed')
  const fileName = `collection-note_${collectionNoteNumberOf(pickup._id)}.pdf`
  const making = { language, createdAt: pickup.updatedAt, fileName }
  const [address, late] = [await getAddress(context, pickup), await getLateTreatments(context, pickup)]
  return drawPaper(context, making, collectionNote(pickup, address, late))
}

/** Returns who said afterwards, and why, what became of items whose treatment staff did not give themselves. */
async function getLateTreatments(context: Context, { pickUpTime, items }: Pickup): Promise<LateTreatment[]> {
  const day = dayOf(new Date(pickUpTime), context.settings.timeZone)
  const types = new Set(items.filter(({ treatment }) => treatment === null).map(({ productType }) => productType))
  const late = await listLateTreatments(context, day, [...types])
  return late.map((treatment) => ({ ...treatment, by: staffNamed(context, treatment.by) }))
}

/** Customers are not sent the address with the pickup, as it is their own. */
async function getAddress({ database }: Context, { site }: Pickup): Promise<string> {
  const [found] = await database.select({ address: sites.address }).from(sites).where(eq(sites.id, site._id))
  if (found === undefined) throw new AppError('site.not-found')
  return found.address
}
