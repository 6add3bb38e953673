import type { Language } from '@thant/contracts/auth'
import { collectionNoteNumberOf, type Pickup } from '@thant/contracts/pickups'
import { eq } from 'drizzle-orm'
import { sites } from '#database/schema/sites.ts'
import { drawPaper } from '#domains/company/papers.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'
import { collectionNote } from './collection-note.ts'
import { getPickup } from './pickups.queries.ts'

/** The collection note of a pickup in reach as PDF/UA-1; its bytes stay the same until the pickup changes. */
export async function getCollectionNotePdf(context: Context, id: string, language: Language): Promise<FileReply> {
  const pickup = await getPickup(context, id)
  if (pickup.status !== 'COMPLETED') throw new AppError('pickup.not-completed')
  const fileName = `collection-note_${collectionNoteNumberOf(pickup._id)}.pdf`
  const making = { language, createdAt: pickup.updatedAt, fileName }
  return drawPaper(context, making, collectionNote(pickup, await getAddress(context, pickup)))
}

/** Customers are not sent the address with the pickup, as it is their own. */
async function getAddress({ database }: Context, { site }: Pickup): Promise<string> {
  const [found] = await database.select({ address: sites.address }).from(sites).where(eq(sites.id, site._id))
  if (found === undefined) throw new AppError('site.not-found')
  return found.address
}
