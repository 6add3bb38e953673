import { organizationEndpoints } from '@thant/contracts/organizations'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { emptyOrganization, missingDaysOf, organizationBodyOf } from '../organization-values.ts'
import { ContractFields } from './contract-fields.tsx'
import { OrganizationFields } from './organization-fields.tsx'

export function AddOrganizationForm() {
  const navigate = useNavigate()
  const today = todayIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: organizationEndpoints.create,
    initialValues: emptyOrganization(today),
    toBody: (values) => ({ ...organizationBodyOf(values), isSure: false }),
    validate: missingDaysOf,
    saved: 'Successfully added organization!',
    overrule: useOverruleDoubt(),
    onSaved: () => navigate(paths.organizations, { replace: true }),
  })
  return (
    <Form form={record} cancel={paths.organizations}>
      <OrganizationFields record={record} logo={null} contract={<ContractFields record={record} />} />
    </Form>
  )
}
