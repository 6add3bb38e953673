import type { Language } from '@thant/contracts/auth'
import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { createLink, revokeLinks } from '#domains/links/links.service.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'

/** Makes the organization's calendar address, in the language of who makes it; the one before ends. */
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
  const language = await languageOf(context)
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

async function languageOf(context: Context): Promise<Language> {
  const [user] = await context.database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, context.actor.id))
  return user?.language === 'my' ? 'my' : 'en'
}
