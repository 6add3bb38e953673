import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { recordScreens } from '#components/form/record-screens.ts'
import { StaffOrganizationFields } from '#features/customers/organizations/components/staff-organization-fields.tsx'
import {
  emptyOrganization,
  missingDaysOf,
  organizationBodyOf,
  valuesOfOrganization,
} from '#features/customers/organizations/organization-values.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { paths } from '#lib/links/paths.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: organizationEndpoints,
  list: { path: paths.organizations, label: 'Organizations' },
  add: {
    title: 'Add Organization',
    subtitle: 'Add its users later, under Users.',
    saved: 'Successfully added organization!',
  },
  edit: {
    title: 'Edit Organization',
    parent: ({ _id, name }) => ({ label: name, href: organizationProfileHref(_id) }),
    saved: 'The organization was saved.',
  },
  values: {
    useEmpty: () => emptyOrganization(todayIn(useCompanyTimeZone())),
    of: valuesOfOrganization,
    toBody: organizationBodyOf,
  },
  validate: missingDaysOf,
  Fields: StaffOrganizationFields,
})
