import type {
  Contract,
  CreateOrganization,
  Organization,
  OrganizationChange,
  OrganizationForm,
} from '@thant/contracts/customers/organizations'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { sites } from '#database/schema/sites.ts'
import { attachImage } from '#domains/company/files/files.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { placeColumnsOf } from '#lib/records/place.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { typeChange } from './compared-type.ts'
import { expiryAfter } from './contract-expiry.ts'
import { mainSiteOf, placeOf } from './main-site.ts'
import { assertExpiryAfterJoining, assertIsNew, assertYearHasBegun } from './organizations.policy.ts'
import { getOrganization } from './organizations.queries.ts'

const writes = recordChanges({
  entity: 'organization',
  table: organizations,
  get: getOrganization,
  scope: (context) => inOwnOrganization(context, organizations.id),
  audited: auditedValues,
})

export async function createOrganization(
  context: Context,
  { isSure, ...form }: CreateOrganization,
): Promise<Organization> {
  if (isSure === false) await assertIsNew(context, form)
  if (form.logo) await attachImage(context, form.logo, 'logo')
  const now = context.clock.now()
  const joinedOn = form.startDate ?? dayOf(now, context.settings.timeZone)
  assertExpiryAfterJoining(joinedOn, form.expiredDate)
  const columns = columnsOf(form)
  const values = { ...columns, joinedOn, expiresOn: form.expiredDate }
  return writes.create(context, 'organization.create', values, async (id) => {
    await context.database.insert(sites).values(mainSiteOf({ ...columns, id, createdAt: now, updatedAt: now }))
    if (form.contracts) await replaceContracts(context, id, form.contracts)
  })
}

/** Drops dates and contracts that an organization's own user sends (docs/api.md 4). */
export function changeOrganization(
  context: Context,
  id: string,
  { __v: version, ...sent }: OrganizationChange,
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
  return writes.change(context, 'organization.change', { id, version }, async (before) => {
    const expiresOn = expiryAfter(before, form)
    if (form.startDate !== undefined || expiresOn !== before.expiredDate) {
      assertExpiryAfterJoining(form.startDate ?? before.startDate, expiresOn)
    }
    assertYearHasBegun(context, baseYear)
    if (form.logo) await attachImage(context, form.logo, 'logo')
    await moveMainSite(context, id, form)
    if (form.contracts) await replaceContracts(context, id, form.contracts)
    return {
      ...columnsOf(form),
      ...(form.companyType && (await typeChange(context, id, form.companyType))),
      targetDiversionPercent,
      targetKgPerMonth: targetKilogramsPerMonth,
      baseYear,
      ...(form.startDate && { joinedOn: form.startDate }),
      expiresOn,
    }
  })
}

/** An archived organization leaves the lists and its users cannot sign in; staff can still read its history. */
export async function archiveOrganization(context: Context, id: string): Promise<null> {
  const { name } = await writes.lock(context, id)
  const now = context.clock.now()
  await context.database
    .update(organizations)
    .set({ archivedAt: now, version: sql`${organizations.version} + 1`, updatedAt: now })
    .where(eq(organizations.id, id))
  await recordAudit(context, {
    action: 'organization.archive',
    entity: 'organization',
    entityId: id,
    before: { name },
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

/** The main site is where the organization is. */
async function moveMainSite({ database, clock }: Context, id: string, form: Partial<OrganizationForm>): Promise<void> {
  await database
    .update(sites)
    .set({ ...placeOf(columnsOf(form)), version: sql`${sites.version} + 1`, updatedAt: clock.now() })
    .where(eq(sites.id, id))
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
    ...placeColumnsOf({ location: form.location }),
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
