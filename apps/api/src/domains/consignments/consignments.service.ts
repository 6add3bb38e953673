import type {
  Consignment,
  ConsignmentChange,
  ConsignmentForm,
  MassBalanceRow,
  SavedConsignment,
} from '@thant/contracts/consignments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { consignments } from '#database/schema/consignments.ts'
import { assertDestinationsAreActive } from '#domains/destinations/destinations.policy.ts'
import { attachSlip } from '#domains/files/files.service.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { getConsignment } from './consignments.queries.ts'
import { assertNoLoadDoubt, changedLoad } from './load-doubts.queries.ts'
import { findBalanceOf } from './mass-balance.queries.ts'
import { changedWeights, weightsOf } from './net-weight.ts'

export async function addConsignment(context: Context, form: ConsignmentForm): Promise<SavedConsignment> {
  assertDayHasCome(context, form.date)
  const { gross, tare, net } = weightsOf(form)
  await assertDestinationsAreActive(context, [{ path: 'destinationId', id: form.destinationId }])
  await assertNoLoadDoubt(context, { ...form, net }, { isSure: form.isSure })
  if (form.slip) await attachSlip(context, form.slip, 'slip')
  const now = context.clock.now()
  const { id } = await insertOne(context.database, consignments, {
    date: form.date,
    destinationId: form.destinationId,
    wasteType: form.wasteType,
    grossKg: gross,
    tareKg: tare,
    netKg: net,
    documentNumber: form.documentNumber,
    slipKey: form.slip ?? null,
    note: form.note,
    updatedById: context.actor.id,
    createdAt: now,
    updatedAt: now,
  })
  const consignment = await getConsignment(context, id)
  await recordAudit(context, {
    action: 'consignment.create',
    entity: 'consignment',
    entityId: id,
    after: auditedValues(consignment),
  })
  return { ...consignment, warning: await warningOf(context, consignment) }
}

export async function changeConsignment(
  context: Context,
  id: string,
  change: ConsignmentChange,
): Promise<SavedConsignment> {
  const before = await lockConsignment(context, id)
  await assertVersion(context, { entity: 'consignment', id, current: before }, change.__v)
  if (change.date !== undefined) assertDayHasCome(context, change.date)
  const { gross, tare, net } = changedWeights(before, change)
  await assertDestinationsAreActive(
    context,
    [{ path: 'destinationId', id: change.destinationId }],
    new Set([before.destination._id]),
  )
  await assertNoLoadDoubt(context, changedLoad(before, change, net), { isSure: change.isSure, before })
  if (change.slip) await attachSlip(context, change.slip, 'slip')
  await context.database
    .update(consignments)
    .set({
      date: change.date,
      destinationId: change.destinationId,
      wasteType: change.wasteType,
      grossKg: gross,
      tareKg: tare,
      netKg: net,
      documentNumber: change.documentNumber,
      slipKey: change.slip,
      note: change.note,
      updatedById: context.actor.id,
      version: sql`${consignments.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(consignments.id, id))
  const after = await getConsignment(context, id)
  await recordAudit(context, {
    action: 'consignment.change',
    entity: 'consignment',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return { ...after, warning: await warningOf(context, after) }
}

export async function archiveConsignment(context: Context, id: string): Promise<null> {
  const consignment = await lockConsignment(context, id)
  const now = context.clock.now()
  await context.database
    .update(consignments)
    .set({ archivedAt: now, updatedAt: now, version: sql`${consignments.version} + 1` })
    .where(eq(consignments.id, id))
  await recordAudit(context, {
    action: 'consignment.archive',
    entity: 'consignment',
    entityId: id,
    before: auditedValues(consignment),
  })
  return null
}

/** Makes concurrent changes wait for each other. */
async function lockConsignment(context: Context, id: string): Promise<Consignment> {
  const locked = await context.database
    .select({ id: consignments.id })
    .from(consignments)
    .where(and(eq(consignments.id, id), isNull(consignments.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('consignment.not-found')
  return getConsignment(context, id)
}

/** A load of a day to come would be missing from a stock that is still there (docs/rules.md#waste-totals). */
function assertDayHasCome({ clock, settings }: Context, date: string): void {
  if (date > dayOf(clock.now(), settings.timeZone)) throw errorAt('date', 'consignment.day-to-come')
}

async function warningOf(context: Context, { date, wasteType }: Consignment): Promise<MassBalanceRow | null> {
  const balance = await findBalanceOf(context, date.slice(0, 7), wasteType)
  return balance?.isBeyondTolerance ? balance : null
}

/** The slip's address changes with each reading, so the log says only whether there is one. */
function auditedValues(consignment: Consignment): Record<string, unknown> {
  const { _id, __v, createdAt, updatedAt, updatedBy, destination, slip, ...values } = consignment
  return { ...values, destination: destination.name, hasSlip: slip !== null }
}
