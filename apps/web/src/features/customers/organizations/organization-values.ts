import type { CompanyType } from '@thant/contracts/company/company-types'
import type { Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { FieldProblems } from '#components/form/form-problems.ts'

type Term = { startDate: string | null; endDate: string | null }

export type OrganizationValues = {
  name: string
  info: string
  email: string
  address: string
  officePhoneNumber: string
  contactPersonName: string
  contactPersonPhoneNumber: string
  companyType: CompanyType | null
  startDate: string | null
  expiredDate: string | null
  location: { lng: number; lat: number } | null
  /** Undefined keeps the current logo; null removes it. */
  logo: string | null | undefined
  contracts: Term[]
}

export function emptyOrganization(today: string): OrganizationValues {
  return {
    name: '',
    info: '',
    email: '',
    address: '',
    officePhoneNumber: '',
    contactPersonName: '',
    contactPersonPhoneNumber: '',
    companyType: null,
    startDate: today,
    expiredDate: null,
    location: null,
    logo: undefined,
    contracts: [],
  }
}

export function valuesOfOrganization(organization: Organization): OrganizationValues {
  const { _id, __v, createdAt, updatedAt, archivedAt, logo, ...fields } = organization
  return { ...fields, logo: undefined }
}

export function organizationBodyOf(values: OrganizationValues): BodyInputOf<typeof organizationEndpoints.create> {
  return {
    ...values,
    companyType: values.companyType ?? '',
    startDate: values.startDate ?? undefined,
    contracts: values.contracts.map((term) => ({ startDate: term.startDate ?? '', endDate: term.endDate ?? '' })),
  }
}

/** Omits the contract's dates, which only staff may change. */
export function ownOrganizationBodyOf(values: OrganizationValues): BodyInputOf<typeof organizationEndpoints.change> {
  const { startDate, expiredDate, contracts, ...own } = organizationBodyOf(values)
  return own
}

/** Reports an empty day as missing, where the contract would call it an invalid date. */
export function missingDaysOf({ startDate, contracts }: OrganizationValues): FieldProblems {
  const missing = startDate === null ? ['startDate'] : []
  const ends = contracts.flatMap((term, index) =>
    (['startDate', 'endDate'] as const).flatMap((end) => (term[end] === null ? [`contracts.${index}.${end}`] : [])),
  )
  return Object.fromEntries([...missing, ...ends].map((path) => [path, 'Required']))
}
