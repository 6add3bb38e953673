import { dayNamesIn, type NamedDay } from '@thant/contracts/company/company-days'
import type { Language } from '@thant/contracts/customers/auth'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { companyDays } from '#database/schema/company-days.ts'
import { userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { notify } from '#domains/customers/notifications/notify.ts'
import type { LockedPickup } from '#domains/service/pickups/many-pickups.service.ts'
import { markNotified } from '#domains/service/pickups/notices/notified-pickups.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { JudgedDecisions } from './decisions.ts'

type MoveNotice = { id: string; organizationId: string; siteId: string; day: string; move: string }

/**
 * Tells each customer once of all their pickups that were moved or cancelled, and names the holidays in their language.
 * Who is limited to sites is told of those alone. `key` names the decision.
 */
export async function notifyOfHolidayMoves(
  context: Context,
  { moves, cancelled, key }: Pick<JudgedDecisions, 'moves' | 'cancelled'> & { key: string },
): Promise<void> {
  const notices: MoveNotice[] = [
    ...moves.map(({ pickup, to }) => moveNoticeOf(context, pickup, to.toISOString())),
    ...cancelled.map((pickup) => moveNoticeOf(context, pickup, '')),
  ]
  const names = await loadNames(
    context,
    notices.map(({ day }) => day),
  )
  const perOrganization = Map.groupBy(notices, ({ organizationId }) => organizationId)
  const customers = await listCustomers(context, [...perOrganization.keys()])
  for (const [organizationId, changes] of [...perOrganization].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ofOrganization = customers.filter((customer) => customer.organizationId === organizationId)
    for (const people of Map.groupBy(ofOrganization, groupOf).values()) {
      const { sites = [], language = 'en' } = people[0] ?? {}
      const own = changes.filter(({ siteId }) => sites.length === 0 || sites.includes(siteId))
      if (own.length === 0) continue
      const moved = own.map(({ move }) => move).toSorted()
      const holiday = dayNamesIn(
        language,
        own.flatMap(({ day }) => names.get(day) ?? []),
      )
      const userIds = await notify(
        context,
        {
          key: `holiday-moves ${key} ${organizationId}`,
          kind: 'holiday-moves',
          organizationId,
          subjectId: null,
          pickupIds: own.map(({ id }) => id),
          facts: { holiday, moves: moved.join(' ') },
        },
        { userIds: people.map(({ id }) => id) },
      )
      await markNotified(
        context,
        own.map(({ id }) => id),
        userIds,
      )
    }
  }
}

function moveNoticeOf(
  { settings }: Context,
  { id, organizationId, siteId, pickUpAt }: LockedPickup,
  to: string,
): MoveNotice {
  return {
    id,
    organizationId,
    siteId,
    day: dayOf(pickUpAt, settings.timeZone),
    move: `${pickUpAt.toISOString()}/${to}`,
  }
}

/** Customers of a group get the same notice: they have the same sites and the same language. */
function groupOf({ sites, language }: Customer): string {
  return [language, ...sites].join(' ')
}

type Names = Pick<NamedDay, 'name' | 'nameInBurmese'>

async function loadNames({ database }: Context, days: string[]): Promise<ReadonlyMap<string, Names>> {
  if (days.length === 0) return new Map()
  const { day, name, nameInBurmese } = companyDays
  const rows = await database.select({ day, name, nameInBurmese }).from(companyDays).where(inArray(day, days))
  return new Map(rows.map((row) => [row.day, row]))
}

type Customer = { id: string; organizationId: string | null; language: Language; sites: string[] }

async function listCustomers({ database }: Context, organizationIds: readonly string[]): Promise<Customer[]> {
  if (organizationIds.length === 0) return []
  const rows = await database
    .select({ id: users.id, organizationId: users.organizationId, language: users.language, siteId: userSites.siteId })
    .from(users)
    .leftJoin(userSites, eq(userSites.userId, users.id))
    .where(
      and(inArray(users.organizationId, [...organizationIds]), eq(users.role, 'USER'), isNull(users.deactivatedAt)),
    )
    .orderBy(asc(users.id), asc(userSites.siteId))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    organizationId: own[0]?.organizationId ?? null,
    language: own[0]?.language ?? 'en',
    sites: own.flatMap(({ siteId }) => siteId ?? []),
  }))
}
