import type { ScheduleChange, ScheduleForm } from '@thant/contracts/service/schedule-forms'
import type { SchedulePreview } from '@thant/contracts/service/schedules'
import { and, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { schedules } from '#database/schema/schedules.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { comparePlan, type PlanComparison } from './plan-comparison.ts'
import { assertRunsAlone, findContinuation } from './schedule-chain.queries.ts'
import { type ScheduleAfter, type StoredSchedule, scheduleAfter } from './schedule-change.ts'
import { earlierEnd, type Horizon, planSchedule, type SchedulePlan, type TimedPlan } from './schedule-plan.ts'
import { listScheduledPickups, loadHorizon, type StoredScheduledPickup } from './scheduled-pickups.queries.ts'
import { presentPreview } from './schedules.presenter.ts'
import { loadVisitsAhead, othersOf } from './visits.queries.ts'

type Comparison = { comparison: PlanComparison<StoredScheduledPickup>; plan: SchedulePlan; lastDay: string | null }

export async function previewSchedule(context: Context, form: ScheduleForm): Promise<SchedulePreview> {
  await getActiveOrganization(context, form.organizationId)
  const horizon = await loadHorizon(context)
  const { organizationId, siteId = organizationId } = form
  const { plan, lastDay } = await planUntilContractEnds(context, organizationId, { ...form, siteId }, horizon)
  return presentPreview({ comparison: comparePlan([], plan.pickups), plan, lastDay, horizon })
}

export async function previewChange(context: Context, id: string, change: ScheduleChange): Promise<SchedulePreview> {
  const stored = await getStored(context, id)
  const horizon = await loadHorizon(context)
  const after = scheduleAfter(stored, change, horizon.today, {})
  await assertRunsAlone(context, stored, after)
  const isElsewhere = after.values.siteId !== stored.siteId
  const continuation = await findContinuation(context, id)
  return presentPreview({
    ...(await compareChange(context, stored, after, horizon)),
    horizon,
    isElsewhere,
    continuation,
  })
}

export async function previewEnd(context: Context, id: string): Promise<SchedulePreview> {
  const stored = await getStored(context, id)
  const horizon = await loadHorizon(context)
  const continuation = await findContinuation(context, id)
  return presentPreview({ ...(await compareEnd(context, stored)), horizon, continuation })
}

export async function compareChange(
  context: Context,
  stored: StoredSchedule,
  after: ScheduleAfter,
  horizon: Horizon,
): Promise<Comparison> {
  const { values, from } = after
  const existing = await listScheduledPickups(context, stored.id, from)
  const own = { id: stored.id, from }
  const planned = await planUntilContractEnds(context, stored.organizationId, values, horizon, own)
  return { ...planned, comparison: comparePlan(existing, planned.plan.pickups) }
}

export async function compareEnd(context: Context, stored: StoredSchedule): Promise<Comparison> {
  const existing = await listScheduledPickups(context, stored.id, stored.startsOn)
  return { plan: { days: [], pickups: [] }, lastDay: null, comparison: comparePlan(existing, []) }
}

/** `own` is the schedule that is changed, and from which of its days on. */
async function planUntilContractEnds(
  context: Context,
  organizationId: string,
  schedule: TimedPlan & Pick<StoredSchedule, 'siteId' | 'wayType'>,
  horizon: Horizon,
  own?: { id: string; from: string },
): Promise<Omit<Comparison, 'comparison'>> {
  const [organization] = await context.database
    .select({ expiresOn: organizations.expiresOn })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  const lastDay = earlierEnd(schedule.endsOn, organization?.expiresOn ?? null)
  const others = othersOf(schedule, await loadVisitsAhead(context, [schedule.siteId], horizon), own)
  return { plan: planSchedule({ ...schedule, endsOn: lastDay }, horizon, own?.from, others), lastDay }
}

async function getStored({ database }: Context, id: string): Promise<StoredSchedule> {
  const [stored] = await database
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), isNull(schedules.archivedAt)))
  if (stored === undefined) throw new AppError('schedule.not-found')
  return stored
}
