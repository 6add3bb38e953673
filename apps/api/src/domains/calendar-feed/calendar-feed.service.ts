import { createLink, revokeLinks } from '#domains/links/links.service.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import { languageOfUser } from '#domains/users/users.queries.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'

/** Replaces the organization's calendar address; the feed is in the language of the user who makes the address. */
export async function renewCalendarAddress(
  context: Context,
  organizationId: string,
): Promise<{ url: string; since: string }> {
  await assertOrganizationInReach(context, organizationId)
  const token = await createLink(context, 'calendar', organizationId)
  await recordAudit(context, {
    action: 'calendar-address.renew',
    entity: 'organization',
    entityId: organizationId,
  })
  const language = await languageOfUser(context.database, context.actor.id)
  return {
    url: `${context.settings.publicUrl}/api/calendar/${token}.ics?language=${language}`,
    since: context.clock.now().toISOString(),
  }
}

export async function revokeCalendarAddress(context: Context, organizationId: string): Promise<null> {
  await assertOrganizationInReach(context, organizationId)
  await revokeLinks(context, 'calendar', organizationId)
  await recordAudit(context, {
    action: 'calendar-address.revoke',
    entity: 'organization',
    entityId: organizationId,
  })
  return null
}
