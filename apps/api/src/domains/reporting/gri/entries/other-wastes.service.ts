import {
  type EnteredWaste,
  maxOtherWastesOfYear,
  type OtherWasteChange,
  type OtherWasteForm,
} from '@thant/contracts/reporting/gri-entries'
import { otherWastes } from '#database/schema/gri.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { assertMonthHasBegun, firstDayOf } from './entered-months.ts'
import { lockOrganizationForEntries } from './lock-organization.ts'
import { countOtherWastes, getOtherWaste } from './other-wastes.queries.ts'

const writes = recordWrites({
  entity: 'other-waste',
  table: otherWastes,
  get: getOtherWaste,
  audited: ({ _id, __v, createdAt, updatedAt, ...values }: EnteredWaste) => values,
})

export async function addOtherWaste(
  context: Context,
  organizationId: string,
  { month, ...values }: OtherWasteForm,
): Promise<EnteredWaste> {
  assertMonthHasBegun(context, month, 'month')
  await lockOrganizationForEntries(context, organizationId)
  await assertYearHasRoom(context, organizationId, month)
  const typedById = context.actor.id
  return writes.create(context, 'other-waste.create', {
    ...values,
    month: firstDayOf(month),
    organizationId,
    typedById,
  })
}

/** Who changes it states all of it. */
export async function changeOtherWaste(
  context: Context,
  id: string,
  { __v: version, month, ...values }: OtherWasteChange,
): Promise<EnteredWaste> {
  if (month !== undefined) assertMonthHasBegun(context, month, 'month')
  await lockOrganizationOf(context, id)
  return writes.change(context, 'other-waste.change', { id, version }, async (before) => {
    if (month !== undefined && month.slice(0, 4) !== before.month.slice(0, 4)) {
      await assertYearHasRoom(context, before.organizationId, month)
    }
    return { ...values, month: month && firstDayOf(month), typedById: context.actor.id }
  })
}

export async function archiveOtherWaste(context: Context, id: string): Promise<null> {
  await lockOrganizationOf(context, id)
  return writes.archive(context, 'other-waste.archive', id)
}

/** The organization is locked before its wastes, as it is when one is added. */
async function lockOrganizationOf(context: Context, id: string): Promise<void> {
  const { organizationId } = await getOtherWaste(context, id)
  await lockOrganizationForEntries(context, organizationId)
}

async function assertYearHasRoom(context: Context, organizationId: string, month: string): Promise<void> {
  const year = month.slice(0, 4)
  const found = await countOtherWastes(context, organizationId, { from: `${year}-01`, to: `${year}-12` })
  if (found < maxOtherWastesOfYear) return
  throw errorAt('month', 'other-waste.too-many', { values: { count: maxOtherWastesOfYear } })
}
