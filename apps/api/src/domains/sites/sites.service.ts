import type { Site, SiteChange, SiteForm } from '@thant/contracts/sites'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { sites } from '#database/schema/sites.ts'
import { assertOrganizationInReach, getActiveOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { inOwnSites } from '#lib/scope.ts'
import { assertPlaceIsKept } from './sites.policy.ts'
import { countUses, getSite } from './sites.queries.ts'

export async function addSite(context: Context, organizationId: string, form: SiteForm): Promise<Site> {
  await assertOrganizationInReach(context, organizationId)
  await getActiveOrganization(context, organizationId)
  const now = context.clock.now()
  const created = await insertOne(context.database, sites, {
    ...columnsOf(form),
    name: form.name,
    address: form.address,
    organizationId,
    createdAt: now,
    updatedAt: now,
  }).catch(rethrowTakenName)
  const site = await getSite(context, created.id)
  await recordAudit(context, {
    action: 'site.create',
    entity: 'site',
    entityId: site._id,
    after: auditedValues(site),
  })
  return site
}

export async function changeSite(context: Context, id: string, { __v, ...form }: SiteChange): Promise<Site> {
  const before = await lockSite(context, id)
  await assertVersion(context, { entity: 'site', id, current: before }, __v)
  if (before.isMain) assertPlaceIsKept(before, form)
  await context.database
    .update(sites)
    .set({ ...columnsOf(form), version: sql`${sites.version} + 1`, updatedAt: context.clock.now() })
    .where(eq(sites.id, id))
    .catch(rethrowTakenName)
  const after = await getSite(context, id)
  await recordAudit(context, {
    action: 'site.change',
    entity: 'site',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Refuses a site to which somebody would still drive. Pickups of the past keep it. */
export async function archiveSite(context: Context, id: string): Promise<null> {
  const site = await lockSite(context, id)
  if (site.isMain) throw new AppError('site.is-main')
  const uses = await countUses(context, id)
  if (Object.values(uses).some((found) => found > 0)) throw new AppError('site.in-use', { values: uses })
  await context.database
    .update(sites)
    .set({ archivedAt: context.clock.now(), version: sql`${sites.version} + 1` })
    .where(eq(sites.id, id))
  await recordAudit(context, { action: 'site.archive', entity: 'site', entityId: id, before: auditedValues(site) })
  return null
}

/** The name may have been given to another site since. */
export async function restoreSite(context: Context, id: string): Promise<Site> {
  const restored = await context.database
    .update(sites)
    .set({ archivedAt: null, version: sql`${sites.version} + 1`, updatedAt: context.clock.now() })
    .where(and(eq(sites.id, id), isNotNull(sites.archivedAt)))
    .returning({ organizationId: sites.organizationId })
    .catch(rethrowTakenName)
  const [found] = restored
  if (found === undefined) throw new AppError('site.not-found')
  await getActiveOrganization(context, found.organizationId)
  const site = await getSite(context, id)
  await recordAudit(context, { action: 'site.restore', entity: 'site', entityId: id, after: auditedValues(site) })
  return site
}

/** Makes concurrent edits wait for each other; throws for an archived site, which cannot be changed. */
async function lockSite(context: Context, id: string): Promise<Site> {
  const locked = await context.database
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, id), isNull(sites.archivedAt), inOwnSites(context, sites.organizationId, sites.id)))
    .for('update')
  if (locked.length === 0) throw new AppError('site.not-found')
  return getSite(context, id)
}

function rethrowTakenName(error: Error & { cause?: { constraint?: string } }): never {
  throw error.cause?.constraint === 'site_name_is_unique' ? errorAt('name', 'site.name-taken') : error
}

/** Leaves out the fields that were not sent, so that they stay as they are. */
function columnsOf(form: Partial<SiteForm>): Partial<typeof sites.$inferInsert> {
  return {
    name: form.name,
    address: form.address,
    contactPersonName: form.contactPersonName,
    contactPersonPhone: form.contactPersonPhoneNumber,
    accessNote: form.accessNote,
    ...(form.location !== undefined && {
      longitude: form.location?.lng ?? null,
      latitude: form.location?.lat ?? null,
    }),
    ...(form.openingHours !== undefined && {
      opensAt: form.openingHours?.from ?? null,
      closesAt: form.openingHours?.to ?? null,
    }),
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
