import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { organizations } from '#database/schema/organizations.ts'
import { schedules } from '#database/schema/schedules.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { occurrencesBetween, type Recurring } from './occurrences.ts'
import type { StoredSchedule } from './schedule-change.ts'
import { earlierEnd } from './schedule-plan.ts'

type Planned = Recurring & Pick<StoredSchedule, 'siteId' | 'timeOfDay' | 'wayType' | 'driverId'>
type Warning = { path: string; message: string }
type RequestedSchedule = { isSure: boolean | undefined; organizationId: string; before?: StoredSchedule }

/** Asks callers who want to be asked, `isSure: false`, about what is probably a slip and was none before. */
export async function assertNoScheduleWarning(
  context: Context,
  planned: Planned,
  { isSure, organizationId, before }: RequestedSchedule,
): Promise<void> {
  if (isSure !== false) return
  const known = before ? await listWarnings(context, before, organizationId, before.id) : []
  const warnings = await listWarnings(context, planned, organizationId, before?.id)
  const issues = warnings.filter(({ message }) => !known.some((one) => one.message === message))
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

async function listWarnings(
  context: Context,
  planned: Planned,
  organizationId: string,
  ownId: string | undefined,
): Promise<Warning[]> {
  const [organization] = await context.database
    .select({ expiresOn: organizations.expiresOn })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  const lastDay = earlierEnd(planned.endsOn, organization?.expiresOn ?? null)
  const met = await listMet(context, planned, ownId)
  const isEqual = ({ siteId, wayType }: Planned) => siteId === planned.siteId && wayType === planned.wayType
  const warnings: Warning[] = []
  if (lastDay !== null && lastDay < planned.startsOn) {
    const message = 'The contract ends before the first day, so that no pickup is made.'
    warnings.push({ path: 'startsOn', message })
  }
  if (met.some(isEqual)) {
    const message = 'This site has an equal schedule already: the same way type and time, on the same days.'
    warnings.push({ path: 'timeOfDay', message })
  }
  if (planned.driverId !== null && met.some((one) => !isEqual(one) && one.driverId === planned.driverId)) {
    warnings.push({ path: 'driver', message: 'The driver has another schedule at this time.' })
  }
  return warnings
}

/** Returns the other schedules of the site or the driver that run at the same time on one of its days. */
async function listMet({ database }: Context, planned: Planned, ownId: string | undefined): Promise<StoredSchedule[]> {
  const others = await database
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.timeOfDay, planned.timeOfDay),
        or(
          eq(schedules.siteId, planned.siteId),
          planned.driverId === null ? undefined : eq(schedules.driverId, planned.driverId),
        ),
        ownId === undefined ? undefined : ne(schedules.id, ownId),
        isNull(schedules.archivedAt),
      ),
    )
  const days = new Set(daysOf(planned, planned.startsOn))
  return others.filter((other) => daysOf(other, planned.startsOn).some((day) => days.has(day)))
}

/** A year has every way in which two schedules can meet. */
function daysOf(schedule: Recurring, from: string): string[] {
  return occurrencesBetween(schedule, from, Temporal.PlainDate.from(from).add({ years: 1 }).toString())
}
