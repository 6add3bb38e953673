import {
  defaultMailChoice,
  type NotificationChoice,
  type NotificationKind,
  type notificationEndpoints,
  type OwnChoice,
} from '@thant/contracts/customers/notifications'
import type { BodyOf } from '@thant/contracts/endpoint'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notificationChoices, notifications } from '#database/schema/notifications.ts'
import { findLink } from '#domains/company/links/links.service.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { countUnread, listChoices } from './notifications.queries.ts'

/** Marks the caller's notifications as read; without ids, all of them. */
export async function markRead(context: Context, ids: readonly string[] | undefined): Promise<{ unread: number }> {
  await context.database
    .update(notifications)
    .set({ readAt: context.clock.now() })
    .where(
      and(
        eq(notifications.userId, context.actor.id),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
  return { unread: await countUnread(context) }
}

export async function chooseMails(
  context: Context,
  { choices }: BodyOf<typeof notificationEndpoints.choose>,
): Promise<OwnChoice[]> {
  const last = new Map(choices.map(({ kind, mail }) => [kind, mail]))
  await storeChoices(
    context,
    context.actor.id,
    [...last].map(([kind, mail]) => ({ kind, mail })),
  )
  return listChoices(context)
}

/** Programs that check the links in a mail open them, so that only the page's button turns the mails off. */
export async function findLinkedChoice(context: AnyContext, link: string): Promise<NotificationChoice> {
  const { userId, kind } = await getLinked(context, link)
  const [chosen] = await context.database
    .select({ mail: notificationChoices.mail })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.userId, userId), eq(notificationChoices.kind, kind)))
  return { kind, mail: chosen?.mail ?? defaultMailChoice[kind] }
}

export async function turnOff(context: AnyContext, link: string): Promise<NotificationChoice> {
  const { userId, kind } = await getLinked(context, link)
  await storeChoices(context, userId, [{ kind, mail: 'off' }])
  return { kind, mail: 'off' }
}

async function getLinked(context: AnyContext, link: string): Promise<{ userId: string; kind: NotificationKind }> {
  const { database } = context
  const found = await findLink(context, ['notification-choice'], link)
  const { userId, kind } = notifications
  const [one] = found?.subjectId
    ? await database.select({ userId, kind }).from(notifications).where(eq(notifications.id, found.subjectId))
    : []
  if (one === undefined) throw new AppError('mail-link.not-found')
  return one
}

/** What waits for a mail of a kind that is turned off now is not mailed. */
async function storeChoices(context: AnyContext, userId: string, choices: NotificationChoice[]): Promise<void> {
  if (choices.length === 0) return
  await context.database
    .insert(notificationChoices)
    .values(choices.map((choice) => ({ ...choice, userId })))
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: { mail: sql`excluded.mail` },
    })
  const off = choices.flatMap(({ kind, mail }) => (mail === 'off' ? [kind] : []))
  await context.database
    .update(notifications)
    .set({ mailAt: null })
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, off), isNull(notifications.mailedAt)))
}
