import type { Language } from '@thant/contracts/customers/auth'
import { eq, inArray, or } from 'drizzle-orm'
import type { MailAttachment } from '#database/mail-message.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import type { AnyContext } from '#lib/context.ts'
import { listCalendarPickups, writeCalendarOf } from './calendar-pickups.queries.ts'

/**
 * Writes the pickups that are among the subjects of a mail, or that requests among them moved or added, as they are
 * now. They have the ids of the private calendar, so that a program which has both shows them once.
 */
export async function getMailedCalendar(
  context: AnyContext,
  subjectIds: readonly string[],
  language: Language,
): Promise<MailAttachment | undefined> {
  const ids = [...subjectIds]
  const { database } = context
  const ofRequests = database
    .select({ id: pickupRequests.pickupId })
    .from(pickupRequests)
    .where(inArray(pickupRequests.id, ids))
  const areMeant = or(inArray(pickups.id, ids), inArray(pickups.id, ofRequests))
  const [owner] = await database
    .select({ name: organizations.name })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .where(areMeant)
    .limit(1)
  if (owner === undefined) return undefined
  const found = await listCalendarPickups(context, areMeant)
  const text = await writeCalendarOf(context, { name: owner.name, pickups: found, language })
  return {
    fileName: 'pickups.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(text),
  }
}
