import type { Organization, OrganizationRow } from '@thant/contracts/customers/organizations'
import type { contracts, organizations } from '#database/schema/organizations.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'
import { locationOf } from '#lib/records/place.ts'

export type StoredOrganization = typeof organizations.$inferSelect
type StoredContract = Pick<typeof contracts.$inferSelect, 'startsOn' | 'endsOn'>

export function presentOrganizationRow(organization: StoredOrganization): OrganizationRow {
  return {
    _id: organization.id,
    __v: organization.version,
    createdAt: organization.createdAt.toISOString(),
    updatedAt: organization.updatedAt.toISOString(),
    name: organization.name,
    info: organization.info,
    email: organization.email,
    address: organization.address,
    officePhoneNumber: organization.officePhone,
    contactPersonName: organization.contactPersonName,
    contactPersonPhoneNumber: organization.contactPersonPhone,
    companyType: organization.companyType,
    startDate: organization.joinedOn,
    expiredDate: organization.expiresOn,
    logo: fileUrl(organization.logoKey),
  }
}

export function presentOrganization(organization: StoredOrganization, periods: StoredContract[]): Organization {
  return {
    ...presentOrganizationRow(organization),
    location: locationOf(organization),
    archivedAt: organization.archivedAt?.toISOString() ?? null,
    targetDiversionPercent: organization.targetDiversionPercent,
    targetKilogramsPerMonth: organization.targetKgPerMonth,
    baseYear: organization.baseYear,
    contracts: periods.map(({ startsOn, endsOn }) => ({ startDate: startsOn, endDate: endsOn })),
  }
}
