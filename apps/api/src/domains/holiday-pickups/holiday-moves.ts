import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { companyDays } from '#database/schema/company-days.ts'
import { userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { notify } from '#domains/notifications/notify.ts'
import type { LockedPickup } from '#domains/pickups/many-pickups.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import type { JudgedDecisions } from './decisions.ts'

type Told = { organizationId: string; siteId: string; day: string; move: string }

/**
 * Tells each customer once of all their pickups that were moved or cancelled. Who is limited to sites is told of those
 * alone. `key` names the decision.
 */
export async function tellOfHolidayMoves(
  context: Context,
  { moves, cancelled, key }: Pick<JudgedDecisions, 'moves' | 'cancelled'> & { key: string },
): Promise<void> {
  const told: Told[] = [
    ...moves.map(({ pickup, to }) => toldOf(context, pickup, to.toISOString())),
    ...cancelled.map((pickup) => toldOf(context, pickup, '')),
  ]
  const names = await loadNames(
    context,
    told.map(({ day }) => day),
  )
  const perOrganization = Map.groupBy(told, ({ organizationId }) => organizationId)
  const customers = await listCustomers(context, [...perOrganization.keys()])
  for (const [organizationId, changes] of [...perOrganization].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ofOrganization = customers.filter((customer) => customer.organizationId === organizationId)
    for (const [sites, people] of Map.groupBy(ofOrganization, (customer) => customer.sites.join(' '))) {
      const own = changes.filter(({ siteId }) => sites === '' || sites.split(' ').includes(siteId))
      if (own.length === 0) continue
      const moved = own.map(({ move }) => move).toSorted()
      const holidays = [...new Set(own.flatMap(({ day }) => names.get(day) ?? []))]
      await notify(
        context,
        {
          key: `holiday-moves ${key} ${organizationId}`,
          kind: 'holiday-moves',
          organizationId,
          subjectId: null,
          facts: { holiday: holidays.join(', '), moves: moved.join(' ') },
        },
        { userIds: people.map(({ id }) => id) },
      )
    }
  }
}

function toldOf({ settings }: Context, { organizationId, siteId, pickUpAt }: LockedPickup, to: string): Told {
  return { organizationId, siteId, day: dayOf(pickUpAt, settings.timeZone), move: `${pickUpAt.toISOString()}/${to}` }
}

/** Returns the names of days in both languages, because the same facts are read in either. */
async function loadNames({ database }: Context, days: string[]): Promise<ReadonlyMap<string, string>> {
  if (days.length === 0) return new Map()
  const { day, name, nameInBurmese } = companyDays
  const rows = await database.select({ day, name, nameInBurmese }).from(companyDays).where(inArray(day, days))
  return new Map(rows.map((row) => [row.day, [row.name, row.nameInBurmese].filter((text) => text !== '').join(' · ')]))
}

type Customer = { id: string; organizationId: string | null; sites: string[] }

async function listCustomers({ database }: Context, organizationIds: readonly string[]): Promise<Customer[]> {
  if (organizationIds.length === 0) return []
  const rows = await database
    .select({ id: users.id, organizationId: users.organizationId, siteId: userSites.siteId })
    .from(users)
    .leftJoin(userSites, eq(userSites.userId, users.id))
    .where(
      and(inArray(users.organizationId, [...organizationIds]), eq(users.role, 'USER'), isNull(users.deactivatedAt)),
    )
    .orderBy(asc(users.id), asc(userSites.siteId))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    organizationId: own[0]?.organizationId ?? null,
    sites: own.flatMap(({ siteId }) => siteId ?? []),
  }))
}
