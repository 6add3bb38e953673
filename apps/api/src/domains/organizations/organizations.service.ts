import type {
  Contract,
  CreateOrganization,
  Organization,
  OrganizationChange,
  OrganizationForm,
} from '@thant/contracts/organizations'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { sites } from '#database/schema/sites.ts'
import { attachImage } from '#domains/files/files.service.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { typeChange } from './compared-type.ts'
import { expiryAfter } from './contract-expiry.ts'
import { mainSiteOf, placeOf } from './main-site.ts'
import { assertExpiryAfterJoining, assertIsNew, assertYearHasBegun } from './organizations.policy.ts'
import { getOrganization } from './organizations.queries.ts'

export async function createOrganization(
  context: Context,
  { isSure, ...form }: CreateOrganization,
): Promise<Organization> {
  if (isSure === false) await assertIsNew(context, form)
  if (form.logo) await attachImage(context, form.logo, 'logo')
  const now = context.clock.now()
  const joinedOn = form.startDate ?? dayOf(now, context.settings.timeZone)
  assertExpiryAfterJoining(joinedOn, form.expiredDate)
  const created = await insertOne(context.database, organizations, {
    ...columnsOf(form),
    joinedOn,
    expiresOn: form.expiredDate,
    createdAt: now,
    updatedAt: now,
  })
  await context.database.insert(sites).values(mainSiteOf(created))
  if (form.contracts) await replaceContracts(context, created.id, form.contracts)
  const organization = await getOrganization({ ...context, reach: 'any' }, created.id)
  await recordAudit(context, {
    action: 'organization.create',
    entity: 'organization',
    entityId: created.id,
    after: auditedValues(organization),
  })
  return organization
}

/** Drops dates and contracts that an organization's own user sends (docs/api.md 4). */
export async function changeOrganization(
  context: Context,
  id: string,
  { __v, ...sent }: OrganizationChange,
): Promise<Organization> {
  const {
    startDate,
    expiredDate,
    contracts: periods,
    targetDiversionPercent,
    targetKilogramsPerMonth,
    baseYear,
    ...common
  } = sent
  const form: Partial<OrganizationForm> =
    context.reach === 'own' ? common : { ...common, startDate, expiredDate, contracts: periods }
  await lockOrganization(context, id)
  const before = await getOrganization(context, id)
  await assertVersion(context, { entity: 'organization', id, current: before }, __v)
  const expiresOn = expiryAfter(before, form)
  if (form.startDate !== undefined || expiresOn !== before.expiredDate) {
    assertExpiryAfterJoining(form.startDate ?? before.startDate, expiresOn)
  }
  assertYearHasBegun(context, baseYear)
  if (form.logo) await attachImage(context, form.logo, 'logo')
  await context.database
    .update(organizations)
    .set({
      ...columnsOf(form),
      ...(form.companyType && (await typeChange(context, id, form.companyType))),
      targetDiversionPercent,
      targetKgPerMonth: targetKilogramsPerMonth,
      baseYear,
      ...(form.startDate && { joinedOn: form.startDate }),
      expiresOn,
      version: sql`${organizations.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(organizations.id, id))
  await context.database
    .update(sites)
    .set({ ...placeOf(columnsOf(form)), version: sql`${sites.version} + 1`, updatedAt: context.clock.now() })
    .where(eq(sites.id, id))
  if (form.contracts) await replaceContracts(context, id, form.contracts)
  const after = await getOrganization(context, id)
  await recordAudit(context, {
    action: 'organization.change',
    entity: 'organization',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** An archived organization leaves the lists and its users cannot sign in; staff can still read its history. */
export async function archiveOrganization(context: Context, id: string): Promise<null> {
  await lockOrganization(context, id)
  const archived = await context.database
    .update(organizations)
    .set({ archivedAt: context.clock.now(), version: sql`${organizations.version} + 1` })
    .where(and(eq(organizations.id, id), isNull(organizations.archivedAt)))
    .returning({ name: organizations.name })
  const [organization] = archived
  if (organization === undefined) throw new AppError('organization.not-found')
  await recordAudit(context, {
    action: 'organization.archive',
    entity: 'organization',
    entityId: id,
    before: { name: organization.name },
  })
  return null
}

/** Its users can sign in again, except those who were deactivated themselves. */
export async function restoreOrganization(context: Context, id: string): Promise<Organization> {
  const restored = await context.database
    .update(organizations)
    .set({ archivedAt: null, version: sql`${organizations.version} + 1`, updatedAt: context.clock.now() })
    .where(and(eq(organizations.id, id), isNotNull(organizations.archivedAt)))
    .returning({ name: organizations.name })
  const [organization] = restored
  if (organization === undefined) throw new AppError('organization.not-found')
  await recordAudit(context, {
    action: 'organization.restore',
    entity: 'organization',
    entityId: id,
    after: { name: organization.name },
  })
  return getOrganization(context, id)
}

/** Makes concurrent edits wait for each other; throws for an archived organization, which cannot be changed. */
async function lockOrganization(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(eq(organizations.id, id), isNull(organizations.archivedAt), inOwnOrganization(context, organizations.id)),
    )
    .for('update')
  if (locked.length === 0) throw new AppError('organization.not-found')
}

async function replaceContracts(context: Context, organizationId: string, periods: Contract[]): Promise<void> {
  await context.database.delete(contracts).where(eq(contracts.organizationId, organizationId))
  if (periods.length === 0) return
  await context.database.insert(contracts).values(
    periods.map(({ startDate, endDate }, position) => ({
      organizationId,
      position,
      startsOn: startDate,
      endsOn: endDate,
    })),
  )
}

type FormColumns = Omit<typeof organizations.$inferInsert, 'joinedOn' | 'expiresOn'>

/** Leaves out the fields that were not sent, so that they stay as they are. */
function columnsOf(form: OrganizationForm): FormColumns
function columnsOf(form: Partial<OrganizationForm>): Partial<FormColumns>
function columnsOf(form: Partial<OrganizationForm>): Partial<FormColumns> {
  return {
    name: form.name,
    info: form.info,
    email: form.email,
    address: form.address,
    officePhone: form.officePhoneNumber,
    contactPersonName: form.contactPersonName,
    contactPersonPhone: form.contactPersonPhoneNumber,
    companyType: form.companyType,
    logoKey: form.logo,
    ...(form.location !== undefined && {
      longitude: form.location?.lng ?? null,
      latitude: form.location?.lat ?? null,
    }),
  }
}

function auditedValues({
  _id,
  __v,
  createdAt,
  updatedAt,
  archivedAt,
  ...values
}: Organization): Record<string, unknown> {
  return values
}
