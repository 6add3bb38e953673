import { type Organization, organizationEndpoints } from '@thant/contracts/organizations'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { missingDaysOf, organizationBodyOf, valuesOfOrganization } from '../organization-values.ts'
import { ContractFields } from './contract-fields.tsx'
import { ContractRows } from './contract-rows.tsx'
import { OrganizationFields } from './organization-fields.tsx'

export function EditOrganizationForm({ organization }: { organization: Organization }) {
  const list = useReturnTo(paths.organizations)
  const leave = useLeave(paths.organizations)
  const record = useRecordForm({
    endpoint: organizationEndpoints.change,
    params: { id: organization._id },
    initialValues: valuesOfOrganization(organization),
    toBody: organizationBodyOf,
    validate: missingDaysOf,
    version: { now: organization.__v, toValues: valuesOfOrganization },
    saved: 'The organization was saved.',
    onSaved: leave,
  })
  const contract = (
    <ContractFields record={record}>
      <ContractRows record={record} />
    </ContractFields>
  )
  return (
    <Form form={record} cancel={list}>
      <OrganizationFields record={record} logo={organization.logo} contract={contract} />
    </Form>
  )
}
