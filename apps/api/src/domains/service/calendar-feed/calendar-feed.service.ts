import { createLink, revokeLinks } from '#domains/company/links/links.service.ts'
import { languageOfUser } from '#domains/customers/users/users.queries.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertOwnerInReach, type CalendarOwner } from './calendar-feed.queries.ts'

/** Replaces the calendar address of an organization or a site; the feed is in the language of the user who makes the address. */
export async function renewCalendarAddress(
  context: Context,
  owner: CalendarOwner,
): Promise<{ url: string; since: string }> {
  await assertOwnerInReach(context, owner)
  const token = await createLink(context, owner.kind, owner.id)
  await recordAudit(context, {
    action: 'calendar-address.renew',
    entity: owner.kind === 'calendar' ? 'organization' : 'site',
    entityId: owner.id,
  })
  const language = await languageOfUser(context.database, context.actor.id)
  return {
    url: `${context.settings.publicUrl}/api/calendar/${token}.ics?language=${language}`,
    since: context.clock.now().toISOString(),
  }
}

export async function revokeCalendarAddress(context: Context, owner: CalendarOwner): Promise<null> {
  await assertOwnerInReach(context, owner)
  await revokeLinks(context, owner.kind, owner.id)
  await recordAudit(context, {
    action: 'calendar-address.revoke',
    entity: owner.kind === 'calendar' ? 'organization' : 'site',
    entityId: owner.id,
  })
  return null
}
