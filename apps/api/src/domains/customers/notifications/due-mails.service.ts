import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { notifications } from '#database/schema/notifications.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { sendNotificationMail } from './notification-mail.ts'

const batchSize = 50

/**
 * Sends what is due, such as the digest, as one mail a person. The mail and the note that it was sent are one
 * transaction, and the persons are locked, so that several servers, or one that is killed, send each mail once.
 */
export async function sendDueMails(portal: Portal): Promise<void> {
  await inTransaction(portal.pool, (transaction) => dropNeedlessMails(systemContext(portal, transaction)))
  let sent: number
  do {
    sent = await inTransaction(portal.pool, (transaction) => sendSome(systemContext(portal, transaction)))
  } while (sent === batchSize)
}

/** What was read in the portal meanwhile needs no mail; nor does anything to people who no longer sign in. */
async function dropNeedlessMails(context: AnyContext): Promise<void> {
  const active = context.database
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, notifications.userId), isNull(users.deactivatedAt), isNull(organizations.archivedAt)))
  await context.database
    .update(notifications)
    .set({ mailAt: null })
    .where(and(isDue(context), or(isNotNull(notifications.readAt), notExists(active))))
}

async function sendSome(context: AnyContext): Promise<number> {
  const { database, clock } = context
  const due = database
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.userId, users.id), isDue(context)))
  const { id, name, email, language, role } = users
  const people = await database
    .select({ id, name, email, language, role })
    .from(users)
    .where(exists(due))
    .orderBy(asc(users.id))
    .limit(batchSize)
    .for('no key update', { skipLocked: true })
  if (people.length === 0) return 0
  const mailed = await database
    .update(notifications)
    .set({ mailedAt: clock.now() })
    .where(
      and(
        isDue(context),
        inArray(
          notifications.userId,
          people.map((person) => person.id),
        ),
      ),
    )
    .returning()
  const byPerson = Map.groupBy(mailed, ({ userId }) => userId)
  for (const person of people) {
    const notices = (byPerson.get(person.id) ?? []).toSorted(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
    )
    await sendNotificationMail(context, person, notices)
  }
  return people.length
}

function isDue({ clock }: AnyContext): SQL | undefined {
  return and(lte(notifications.mailAt, clock.now()), isNull(notifications.mailedAt))
}
