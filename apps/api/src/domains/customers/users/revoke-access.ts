import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '#database/schema/auth.ts'
import type { LinkKind } from '#database/schema/links.ts'
import { notifications } from '#database/schema/notifications.ts'
import { revokeLinks, revokeLinksToAny } from '#domains/company/links/links.service.ts'
import type { Context } from '#lib/context.ts'

/** Anyone who has a link of these kinds can set its user's password. */
export const passwordLinkKinds = ['password-reset', 'invitation'] as const satisfies LinkKind[]
export type PasswordLinkKind = (typeof passwordLinkKinds)[number]

/** Links in mails of which each notification has its own: they act in its reader's name. */
const notificationLinkKinds = ['pickup-request', 'notification-choice'] as const satisfies LinkKind[]

/**
 * Voids a user's secret links and ends their sessions, except the given one. Every change of a password, an e-mail or a
 * user's state calls it, because links and sessions were given to the person who held the account until then.
 */
export async function revokeAccess(
  context: Pick<Context, 'database' | 'clock'>,
  userId: string,
  { exceptSessionId }: { exceptSessionId?: string } = {},
): Promise<void> {
  for (const kind of passwordLinkKinds) await revokeLinks(context, kind, userId)
  const notified = context.database
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
  await revokeLinksToAny(context, notificationLinkKinds, notified)
  const isOther = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId)
  await context.database
    .update(sessions)
    .set({ endedAt: context.clock.now() })
    .where(and(eq(sessions.userId, userId), isOther, isNull(sessions.endedAt)))
}
