import { reachOf } from '@thant/contracts/access'
import type { NotificationKind } from '@thant/contracts/customers/notifications'
import type { Permission } from '@thant/contracts/permissions'
import { roles } from '@thant/contracts/roles'
import { and, asc, eq, exists, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { notificationChoices } from '#database/schema/notifications.ts'
import { organizations } from '#database/schema/organizations.ts'
import { userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { AnyContext } from '#lib/context.ts'

/** The users of an organization, or the staff who may do something everywhere. Who acted is not told. */
export type Audience =
  | { userIds: readonly string[] }
  | { organizationId: string; siteId?: string }
  | { staff: Permission }

/** Lists the active users of an audience with what they chose for a kind, in one order, so that no two writes deadlock. */
export function listRecipients(context: AnyContext, audience: Audience, kind: NotificationKind) {
  const { database, actor } = context
  return database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      role: users.role,
      choice: notificationChoices.mail,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(notificationChoices, and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)))
    .where(
      and(
        isNull(users.deactivatedAt),
        isNull(organizations.archivedAt),
        actor === null ? undefined : ne(users.id, actor.id),
        isIn(context, audience),
      ),
    )
    .orderBy(asc(users.id))
}

function isIn(context: AnyContext, audience: Audience): SQL | undefined {
  if ('userIds' in audience) return inArray(users.id, [...audience.userIds])
  if ('organizationId' in audience) return isCustomer(context, audience)
  return inArray(
    users.role,
    roles.filter((role) => reachOf(role, audience.staff) === 'any'),
  )
}

function isCustomer(
  { database }: AnyContext,
  { organizationId, siteId }: { organizationId: string; siteId?: string },
): SQL | undefined {
  const limits = database.select({ one: sql`1` }).from(userSites)
  const ofUser = eq(userSites.userId, users.id)
  return and(
    eq(users.organizationId, organizationId),
    eq(users.role, 'USER'),
    siteId === undefined
      ? undefined
      : or(
          notExists(limits.where(ofUser)),
          exists(
            database
              .select({ one: sql`1` })
              .from(userSites)
              .where(and(ofUser, eq(userSites.siteId, siteId))),
          ),
        ),
  )
}
