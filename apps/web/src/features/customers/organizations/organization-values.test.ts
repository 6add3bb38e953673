import {
  type Organization,
  organizationChangeSchema,
  organizationFormSchema,
} from '@thant/contracts/customers/organizations'
import { describe, expect, it } from 'vitest'
import {
  emptyOrganization,
  missingDaysOf,
  organizationBodyOf,
  ownOrganizationBodyOf,
  valuesOfOrganization,
} from './organization-values.ts'

const organization: Organization = {
  _id: '00000000-0000-4000-8000-000000000001',
  __v: 3,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  archivedAt: null,
  name: 'Golden Leaf Hotel',
  info: 'Ask at the gate.',
  email: 'office@leaf.example',
  address: '12 Strand Road',
  officePhoneNumber: '01 234 567',
  contactPersonName: 'Daw Hla',
  contactPersonPhoneNumber: '09 123 456 789',
  companyType: 'Hotel',
  startDate: '2024-02-29',
  expiredDate: '2026-12-31',
  location: { lng: 96.16, lat: 16.78 },
  logo: 'https://files.example/logo.png',
  contracts: [{ startDate: '2024-02-29', endDate: '2026-12-31' }],
  targetDiversionPercent: null,
  targetKilogramsPerMonth: null,
  baseYear: null,
}

describe('the form of an organization', () => {
  it('joins today when it is new', () => {
    expect(emptyOrganization('2026-11-22').startDate).toBe('2026-11-22')
  })

  it('sends an unchanged organization as it was, and leaves its logo alone', () => {
    const body = organizationChangeSchema.parse({ ...organizationBodyOf(valuesOfOrganization(organization)), __v: 3 })
    const { _id, createdAt, updatedAt, archivedAt, logo, ...same } = organization
    expect(body).toEqual({ ...same, logo: undefined })
  })

  it('names every field that a new organization lacks', () => {
    const { error } = organizationFormSchema.safeParse(organizationBodyOf(emptyOrganization('2026-11-22')))
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))].toSorted()).toEqual([
      'address',
      'companyType',
      'contactPersonName',
      'contactPersonPhoneNumber',
      'email',
      'info',
      'name',
      'officePhoneNumber',
    ])
  })

  it('says of an empty day that it is required', () => {
    const contracts = [
      { startDate: '2026-01-01', endDate: null },
      { startDate: null, endDate: null },
    ]
    expect(missingDaysOf({ ...emptyOrganization('2026-11-22'), contracts })).toEqual({
      'contracts.0.endDate': 'Required',
      'contracts.1.startDate': 'Required',
      'contracts.1.endDate': 'Required',
    })
    expect(missingDaysOf({ ...emptyOrganization('2026-11-22'), startDate: null })).toEqual({ startDate: 'Required' })
  })

  it('sends no dates of the contract for a customer, who may not change them', () => {
    const body = ownOrganizationBodyOf(valuesOfOrganization(organization))
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['startDate']))
    expect([body.startDate, body.expiredDate, body.contracts, body.name]).toEqual([
      undefined,
      undefined,
      undefined,
      'Golden Leaf Hotel',
    ])
  })
})
