import { randomUUID } from 'node:crypto'
import { hourMs, minuteMs } from '@thant/contracts/durations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { pickupChanges, unnotifiedPickups } from '#database/schema/pickup-changes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { inTransaction } from '#database/transaction.ts'
import { type NotificationEvent, notify } from '#domains/customers/notifications/notify.ts'
import { dayOf, startOfDay } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { listUnnotified, lockChanges, lockReaders, type UnnotifiedPickup } from './changed-pickups.queries.ts'
import { isToCome } from './is-to-come.ts'
import { lineOf, noticeOf } from './notice-facts.ts'
import { noticeKindOf, type Reader } from './notice-kind.ts'

const changesAtOnce = 500
const readersAtOnce = 50
/** What changes within this time of the first change is one message. */
const windowMs = 10 * minuteMs
/** Of a pickup that is as near as this, people are told without waiting for more changes. */
const nearMs = 2 * hourMs

/** Tells customers and drivers what became of pickups that they knew of, whoever changed them (decision 57). */
export async function notifyOfChangedPickups(portal: Portal): Promise<void> {
  let spread: number
  do {
    spread = await inTransaction(portal.pool, (transaction) => spreadSome(systemContext(portal, transaction)))
  } while (spread === changesAtOnce)
  let last: string | undefined
  do {
    const after = last
    last = await inTransaction(portal.pool, (transaction) => notifySome(systemContext(portal, transaction), after))
  } while (last !== undefined)
}

/** Notes for each person concerned how they know a changed pickup. Who is not told yet keeps what they knew. */
async function spreadSome(context: AnyContext): Promise<number> {
  const { database, clock, settings } = context
  const ids = await lockChanges(context, changesAtOnce)
  if (ids.length === 0) return 0
  const now = clock.now()
  const today = startOfDay(dayOf(now, settings.timeZone), settings.timeZone)
  await database.execute(sql`
    with changed as (
      select changes.*, ${pickups.siteId} as new_site_id, ${pickups.driverId} as new_driver_id
      from ${pickupChanges} changes
      left join ${pickups} on ${pickups.id} = changes.pickup_id and ${isToCome}
      where changes.pickup_id = any(${sql.param(ids)}::uuid[])
        and greatest(changes.pick_up_at, ${pickups.pickUpAt}) >= ${today.toISOString()}::timestamptz
    ), concerned as (
      select users.id as user_id, pickup_id from changed
      join users on users.organization_id = changed.organization_id and users.role = 'USER'
      where not exists (select from user_sites where user_id = users.id)
        or exists (select from user_sites where user_id = users.id
          and user_sites.site_id in (changed.site_id, changed.new_site_id))
      union select driver_id, pickup_id from changed where driver_id is not null
      union select new_driver_id, pickup_id from changed where new_driver_id is not null
    )
    insert into ${unnotifiedPickups} (user_id, pickup_id, organization_id, site_id, pick_up_at, driver_id, noticed_at)
    select user_id, pickup_id, organization_id, site_id, pick_up_at, driver_id, ${now.toISOString()}::timestamptz
    from concerned join changed using (pickup_id)
    order by user_id, pickup_id
    on conflict do nothing`)
  await database.delete(pickupChanges).where(inArray(pickupChanges.pickupId, ids))
  return ids.length
}

/** Returns the id of the last person, or nothing when everybody was told. */
async function notifySome(context: AnyContext, after: string | undefined): Promise<string | undefined> {
  const now = context.clock.now()
  const readers = await lockReaders(context, {
    noticedBy: new Date(now.getTime() - windowMs),
    until: new Date(now.getTime() + nearMs),
    after,
    limit: readersAtOnce,
  })
  if (readers.length === 0) return undefined
  const unnotified = await listUnnotified(context, readers)
  const key = `pickups ${randomUUID()}`
  const notices = readers.flatMap((reader) =>
    noticesOf(context, reader, { key, changed: unnotified.get(reader.id) ?? [] }),
  )
  // Most people of an organization see the same pickups, and are told together.
  for (const alike of Map.groupBy(notices, ({ event }) => JSON.stringify(event)).values()) {
    const userIds = alike.map(({ userId }) => userId)
    for (const { event } of alike.slice(0, 1)) await notify(context, event, { userIds })
  }
  for (const [userId, lines] of unnotified) {
    const ids = lines.map(({ pickupId }) => pickupId)
    await context.database
      .delete(unnotifiedPickups)
      .where(and(eq(unnotifiedPickups.userId, userId), inArray(unnotifiedPickups.pickupId, ids)))
  }
  return readers.at(-1)?.id
}

type Notice = { userId: string; event: NotificationEvent }
type Changed = { key: string; changed: readonly UnnotifiedPickup[] }

/** One notice of each kind, however many pickups changed. */
function noticesOf({ clock, settings }: AnyContext, reader: Reader, { key, changed }: Changed): Notice[] {
  const now = clock.now()
  const lines = changed.flatMap((pickup) => {
    const kind = noticeKindOf(reader, pickup, now)
    return kind === undefined ? [] : [{ ...pickup, kind, line: lineOf(reader, pickup) }]
  })
  const inOrder = lines.toSorted((one, other) => (one.line.at < other.line.at ? -1 : 1))
  const alikes = Map.groupBy(inOrder, ({ kind, line }) => (line.isOnHold ? `${kind} on hold` : kind))
  return [...alikes].flatMap(([name, alike]) => {
    const [first, ...others] = alike
    if (first === undefined) return []
    const organizationIds = new Set(alike.map(({ organizationId }) => organizationId))
    const isReadable = first.kind !== 'pickup-unassigned' && (first.status !== null || reader.role === 'USER')
    const end = firstTimeOf(alike, now)
    const event: NotificationEvent = {
      ...noticeOf(first.kind, [first.line, ...others.map(({ line }) => line)], settings.timeZone),
      key: `${key} ${name}`,
      organizationId: organizationIds.size === 1 ? first.organizationId : null,
      subjectId: isReadable && others.length === 0 ? first.pickupId : null,
      ...(others.length > 0 && { pickupIds: alike.map(({ pickupId }) => pickupId) }),
      isMailedWithOthers: true,
      ...(end && { end }),
    }
    return [{ userId: reader.id, event }]
  })
}

/** When the first of these crews is or was to come: the mail is of use until then. */
function firstTimeOf(changed: readonly UnnotifiedPickup[], now: Date): Date | undefined {
  return changed
    .flatMap(({ before, after }) => [before?.at ?? [], after?.at ?? []].flat())
    .filter((at) => at > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0]
}
