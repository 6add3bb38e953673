import type { PlacedBin, PlacedBinChange, PlacedBinForm } from '@thant/contracts/service/placed-bins'
import { and, eq, isNull } from 'drizzle-orm'
import { bins } from '#database/schema/bins.ts'
import { formerPlacings, placedBins } from '#database/schema/placed-bins.ts'
import { getActiveSite } from '#domains/customers/sites/sites.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { createCode } from '#lib/sessions/readable-code.ts'
import { getPlacedBin } from './placed-bins.queries.ts'

const writes = recordWrites({
  entity: 'placed-bin',
  table: placedBins,
  get: getPlacedBin,
  audited: ({ _id, __v, createdAt, updatedAt, archivedAt, organization, site, bin, ...values }: PlacedBin) => ({
    ...values,
    organization: organization.name,
    site: site.name,
    bin: `${bin.name}, ${bin.size}`,
  }),
})

export async function placeBin(context: Context, form: PlacedBinForm): Promise<PlacedBin> {
  assertDaysAreInOrder(form)
  const { _id: siteId } = await getActiveSite(context, form)
  await assertBinIsActive(context, form.binId)
  return writes.create(context, 'placed-bin.create', { ...form, siteId, code: createCode() })
}

/** Another site from a later day on is a move, which keeps where it stood; with the same day it corrects the site. */
export function changePlacedBin(
  context: Context,
  id: string,
  { __v: version, ...form }: PlacedBinChange,
): Promise<PlacedBin> {
  const action = (before: PlacedBin, after: PlacedBin) => {
    if (before.site._id !== after.site._id) return 'placed-bin.move'
    return before.removedOn === null && after.removedOn !== null ? 'placed-bin.take-back' : 'placed-bin.change'
  }
  return writes.change(context, action, { id, version }, async (before) => {
    if (form.binId !== undefined && form.binId !== before.bin._id) await assertBinIsActive(context, form.binId)
    const place = await placeOf(context, before, form)
    if (place.siteId === before.site._id) {
      assertDaysAreInOrder({ ...before, ...form })
      return form
    }
    const { placedOn = dayOf(context.clock.now(), context.settings.timeZone), removedOn = null } = form
    assertDaysAreInOrder({ placedOn, removedOn })
    await keepFormerPlacing(context, before, placedOn)
    return { ...form, ...place, placedOn, removedOn }
  })
}

export function archivePlacedBin(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'placed-bin.archive', id)
}

export function restorePlacedBin(context: Context, id: string): Promise<PlacedBin> {
  return writes.restore(context, 'placed-bin.restore', id)
}

type Place = { organizationId: string; siteId: string }

/** Another organization without a site means its main site. */
async function placeOf(context: Context, before: PlacedBin, form: PlacedBinChange): Promise<Place> {
  const { organizationId = before.organization._id } = form
  const isSameOrganization = organizationId === before.organization._id
  const siteId = form.siteId ?? (isSameOrganization ? before.site._id : undefined)
  if (isSameOrganization && siteId === before.site._id) return { organizationId, siteId }
  const site = await getActiveSite(context, { organizationId, siteId })
  return { organizationId, siteId: site._id }
}

async function keepFormerPlacing({ database }: Context, before: PlacedBin, movedOn: string): Promise<void> {
  const { _id: placedBinId, organization, site, placedOn, removedOn } = before
  if (movedOn === placedOn) return
  if (movedOn < (removedOn ?? placedOn)) throw errorAt('placedOn', 'placed-bin.moved-too-early')
  await database.insert(formerPlacings).values({
    placedBinId,
    organizationId: organization._id,
    siteId: site._id,
    placedOn,
    removedOn: removedOn ?? movedOn,
  })
}

async function assertBinIsActive({ database }: Context, id: string): Promise<void> {
  const [bin] = await database
    .select({ id: bins.id })
    .from(bins)
    .where(and(eq(bins.id, id), isNull(bins.archivedAt)))
    .for('key share')
  if (bin === undefined) throw errorAt('binId', 'placed-bin.unknown-bin')
}

type Days = { placedOn: string; removedOn?: string | null | undefined }

function assertDaysAreInOrder({ placedOn, removedOn }: Days): void {
  if (removedOn && removedOn < placedOn) throw errorAt('removedOn', 'placed-bin.days-backwards')
}
