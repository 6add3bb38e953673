import type { Organization } from '@thant/contracts/customers/organizations'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import type { OrganizationValues } from '../organization-values.ts'
import { ContractFields } from './contract-fields.tsx'
import { ContractRows } from './contract-rows.tsx'
import { OrganizationFields } from './organization-fields.tsx'

/** An organization with its contract; earlier contracts are entered once it is there. */
export function StaffOrganizationFields({ record, existing }: FieldsProps<Organization, OrganizationValues>) {
  return (
    <OrganizationFields
      logo={existing?.logo ?? null}
      contract={<ContractFields>{existing && <ContractRows record={record} />}</ContractFields>}
    />
  )
}
