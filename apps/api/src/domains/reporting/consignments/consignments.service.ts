import type {
  Consignment,
  ConsignmentChange,
  ConsignmentForm,
  SavedConsignment,
} from '@thant/contracts/reporting/consignments'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import { consignments } from '#database/schema/consignments.ts'
import { attachDocument } from '#domains/company/files/files.service.ts'
import { assertDestinationsAreActive } from '#domains/materials/destinations/destinations.policy.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { getConsignment } from './consignments.queries.ts'
import { assertNoLoadWarning, changedLoad } from './load-warnings.queries.ts'
import { findBalanceOf } from './mass-balance.queries.ts'
import { changedWeights, weightsOf } from './net-weight.ts'

const writes = recordWrites({
  entity: 'consignment',
  table: consignments,
  get: getConsignment,
  audited: auditedValues,
})

export async function addConsignment(context: Context, form: ConsignmentForm): Promise<SavedConsignment> {
  assertDayHasCome(context, form.date)
  const { gross, tare, net } = weightsOf(form)
  await assertDestinationsAreActive(context, [{ path: 'destinationId', id: form.destinationId }])
  await assertNoLoadWarning(context, { ...form, net }, { isSure: form.isSure })
  if (form.slip) await attachDocument(context, 'slip', form.slip, 'slip')
  const consignment = await writes.create(context, 'consignment.create', {
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
  })
  return { ...consignment, warning: await warningOf(context, consignment) }
}

export async function changeConsignment(
  context: Context,
  id: string,
  change: ConsignmentChange,
): Promise<SavedConsignment> {
  const edited = { id, version: change.__v }
  const consignment = await writes.change(context, 'consignment.change', edited, async (before) => {
    if (change.date !== undefined) assertDayHasCome(context, change.date)
    const { gross, tare, net } = changedWeights(before, change)
    const named = [{ path: 'destinationId', id: change.destinationId }]
    await assertDestinationsAreActive(context, named, new Set([before.destination._id]))
    await assertNoLoadWarning(context, changedLoad(before, change, net), { isSure: change.isSure, before })
    if (change.slip) await attachDocument(context, 'slip', change.slip, 'slip')
    return {
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
    }
  })
  return { ...consignment, warning: await warningOf(context, consignment) }
}

export function archiveConsignment(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'consignment.archive', id)
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
