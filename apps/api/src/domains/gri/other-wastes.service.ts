import {
  type EnteredWaste,
  maxOtherWastesOfYear,
  type OtherWasteChange,
  type OtherWasteForm,
} from '@thant/contracts/gri-entries'
import { eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { otherWastes } from '#database/schema/gri.ts'
import { errorAt } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { assertMonthHasBegun, firstDayOf } from './entered-months.ts'
import { lockOrganizationForEntries } from './lock-organization.ts'
import { countOtherWastes, getOtherWaste } from './other-wastes.queries.ts'

export async function addOtherWaste(
  context: Context,
  organizationId: string,
  form: OtherWasteForm,
): Promise<EnteredWaste> {
  assertMonthHasBegun(context, form.month, 'month')
  await lockOrganizationForEntries(context, organizationId)
  await assertYearHasRoom(context, organizationId, form.month)
  const now = context.clock.now()
  const { id } = await insertOne(context.database, otherWastes, {
    ...form,
    month: firstDayOf(form.month),
    organizationId,
    typedById: context.actor.id,
    createdAt: now,
    updatedAt: now,
  })
  const waste = await getOtherWaste(context, id)
  await recordAudit(context, {
    action: 'other-waste.create',
    entity: 'other-waste',
    entityId: id,
    after: auditedValues(waste),
  })
  return waste
}

/** Who changes it states all of it. */
export async function changeOtherWaste(
  context: Context,
  id: string,
  { __v, month, ...form }: OtherWasteChange,
): Promise<EnteredWaste> {
  if (month !== undefined) assertMonthHasBegun(context, month, 'month')
  const before = await lockOtherWaste(context, id)
  await assertVersion(context, { entity: 'other-waste', id, current: before }, __v)
  if (month !== undefined && month.slice(0, 4) !== before.month.slice(0, 4)) {
    await assertYearHasRoom(context, before.organizationId, month)
  }
  await context.database
    .update(otherWastes)
    .set({
      ...form,
      month: month && firstDayOf(month),
      typedById: context.actor.id,
      version: sql`${otherWastes.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(otherWastes.id, id))
  const after = await getOtherWaste(context, id)
  await recordAudit(context, {
    action: 'other-waste.change',
    entity: 'other-waste',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

export async function archiveOtherWaste(context: Context, id: string): Promise<null> {
  const waste = await lockOtherWaste(context, id)
  const now = context.clock.now()
  await context.database
    .update(otherWastes)
    .set({ archivedAt: now, updatedAt: now, version: sql`${otherWastes.version} + 1` })
    .where(eq(otherWastes.id, id))
  await recordAudit(context, {
    action: 'other-waste.archive',
    entity: 'other-waste',
    entityId: id,
    before: auditedValues(waste),
  })
  return null
}

/** Reads it again once it is locked, because it may have changed until then. */
async function lockOtherWaste(context: Context, id: string): Promise<EnteredWaste> {
  const { organizationId } = await getOtherWaste(context, id)
  await lockOrganizationForEntries(context, organizationId)
  return getOtherWaste(context, id)
}

async function assertYearHasRoom(context: Context, organizationId: string, month: string): Promise<void> {
  const year = month.slice(0, 4)
  const found = await countOtherWastes(context, organizationId, { from: `${year}-01`, to: `${year}-12` })
  if (found < maxOtherWastesOfYear) return
  throw errorAt('month', 'other-waste.too-many', { values: { count: maxOtherWastesOfYear } })
}

function auditedValues({ _id, __v, createdAt, updatedAt, ...values }: EnteredWaste): Record<string, unknown> {
  return values
}
