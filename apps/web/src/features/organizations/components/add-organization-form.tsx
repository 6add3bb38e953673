import { organizationEndpoints } from '@thant/contracts/organizations'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { organizationReaders } from '../api.ts'
import { emptyOrganization, organizationBodyOf } from '../organization-values.ts'
import { ContractFields } from './contract-fields.tsx'
import { OrganizationFields } from './organization-fields.tsx'

export function AddOrganizationForm({ cancelHref, onSaved }: { cancelHref: string; onSaved: () => void }) {
  const today = todayIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: organizationEndpoints.create,
    initialValues: emptyOrganization(today),
    toBody: organizationBodyOf,
    refreshes: organizationReaders,
    saved: 'Successfully added organization!',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <OrganizationFields record={record} logo={null} contract={<ContractFields record={record} />} />
    </Form>
  )
}
