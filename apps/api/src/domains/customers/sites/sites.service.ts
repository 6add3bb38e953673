import type { Site, SiteChange, SiteForm } from '@thant/contracts/customers/sites'
import { sites } from '#database/schema/sites.ts'
import {
  assertOrganizationInReach,
  getActiveOrganization,
} from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { placeColumnsOf } from '#lib/records/place.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites } from '#lib/scope.ts'
import { assertPlaceIsKept } from './sites.policy.ts'
import { countUses, getSite } from './sites.queries.ts'

const writes = recordWrites({
  entity: 'site',
  table: sites,
  get: getSite,
  scope: (context) => inOwnSites(context, sites.organizationId, sites.id),
  audited: auditedValues,
  taken: { site_name_is_unique: { path: 'name', code: 'site.name-taken' } },
})

export async function addSite(context: Context, organizationId: string, form: SiteForm): Promise<Site> {
  await assertOrganizationInReach(context, organizationId)
  await getActiveOrganization(context, organizationId)
  const { name, address } = form
  return writes.create(context, 'site.create', { ...columnsOf(form), name, address, organizationId })
}

export function changeSite(context: Context, id: string, { __v: version, ...form }: SiteChange): Promise<Site> {
  return writes.change(context, 'site.change', { id, version }, (before) => {
    if (before.isMain) assertPlaceIsKept(before, form)
    return columnsOf(form)
  })
}

/** Refuses a site to which somebody would still drive. Pickups of the past keep it. */
export function archiveSite(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'site.archive', id, async ({ isMain }) => {
    if (isMain) throw new AppError('site.is-main')
    const uses = await countUses(context, id)
    if (Object.values(uses).some((found) => found > 0)) throw new AppError('site.in-use', { values: uses })
  })
}

/** The name may have been given to another site since. */
export function restoreSite(context: Context, id: string): Promise<Site> {
  return writes.restore(context, 'site.restore', id, async ({ organizationId }) => {
    await getActiveOrganization(context, organizationId)
  })
}

/** Leaves out the fields that were not sent, so that they stay as they are. */
function columnsOf(form: Partial<SiteForm>): Partial<typeof sites.$inferInsert> {
  return {
    name: form.name,
    address: form.address,
    contactPersonName: form.contactPersonName,
    contactPersonPhone: form.contactPersonPhoneNumber,
    accessNote: form.accessNote,
    ...placeColumnsOf(form),
  }
}

function auditedValues({
  _id,
  __v,
  createdAt,
  updatedAt,
  organizationId,
  isMain,
  archivedAt,
  ...values
}: Site): Record<string, unknown> {
  return values
}
