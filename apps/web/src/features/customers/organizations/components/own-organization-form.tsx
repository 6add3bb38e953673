import type { Me } from '@thant/contracts/customers/auth'
import { type Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/links/paths.ts'
import { keepMe } from '#lib/visitor/session.ts'
import { ownOrganizationBodyOf, valuesOfOrganization } from '../organization-values.ts'
import { ContractDates } from './contract-dates.tsx'
import { OrganizationFields } from './organization-fields.tsx'

/** Lets customers correct their own organization; the contract's dates are read-only. */
export function OwnOrganizationForm({ organization, me }: { organization: Organization; me: Me }) {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: organizationEndpoints.change,
    params: { id: organization._id },
    initialValues: valuesOfOrganization(organization),
    toBody: ownOrganizationBodyOf,
    version: { now: organization.__v, toValues: valuesOfOrganization },
    saved: 'Your organization was saved.',
    onSaved: ({ _id, name, logo }) => {
      keepMe({ ...me, organizationId: { _id, name, logo } })
      navigate(paths.home)
    },
  })
  return (
    <Form form={record} cancel={paths.home}>
      <OrganizationFields logo={organization.logo} contract={<ContractDates organization={organization} />} />
    </Form>
  )
}
