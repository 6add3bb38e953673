import {
  defaultMailChoice,
  type Inbox,
  type InboxQuery,
  inboxPageSize,
  type Notification,
  notificationKindsOf,
  type OwnChoice,
} from '@thant/contracts/customers/notifications'
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { notificationChoices, notifications } from '#database/schema/notifications.ts'
import type { Context } from '#lib/context.ts'

export async function getInbox(context: Context, { page, kind, isUnread, sort }: InboxQuery): Promise<Inbox> {
  const { readAt } = notifications
  const direction = sort === 'createdAt' ? asc : desc
  const rows = await context.database
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, context.actor.id),
        kind === undefined ? undefined : eq(notifications.kind, kind),
        isUnread === undefined ? undefined : isUnread === 'true' ? isNull(readAt) : isNotNull(readAt),
      ),
    )
    .orderBy(direction(notifications.createdAt), direction(notifications.id))
    .limit(inboxPageSize + 1)
    .offset((page - 1) * inboxPageSize)
  return {
    unread: await countUnread(context),
    entries: rows.slice(0, inboxPageSize).map(present),
    hasMore: rows.length > inboxPageSize,
  }
}

export async function countUnread({ database, actor }: Context): Promise<number> {
  const [found] = await database
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), isNull(notifications.readAt)))
  return found?.unread ?? 0
}

export async function listChoices({ database, actor }: Context): Promise<OwnChoice[]> {
  const { kind, mail } = notificationChoices
  const made = await database
    .select({ kind, mail })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, actor.id))
  const chosen = new Map(made.map((choice) => [choice.kind, choice.mail]))
  return notificationKindsOf(actor.role).map((one) => ({
    kind: one,
    mail: chosen.get(one) ?? defaultMailChoice[one],
    isChosen: chosen.has(one),
  }))
}

function present({ id, kind, subjectId, facts, createdAt, readAt }: typeof notifications.$inferSelect): Notification {
  return {
    _id: id,
    kind,
    subject: subjectId,
    facts,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
