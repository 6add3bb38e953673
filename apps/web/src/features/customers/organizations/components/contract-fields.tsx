import type { ReactNode } from 'react'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationValues } from '../organization-values.ts'

/** The dates of the contract, and its children below. */
export function ContractFields({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Contract')} hasTitleBeside>
      <FormRow>
        <DayField<OrganizationValues> name="startDate" label="Join date" />
        <DayField<OrganizationValues>
          name="expiredDate"
          label="Contract expires"
          hint={
            children
              ? 'The end that counts; a later contract moves it. Leave it empty for a contract without an end.'
              : 'Leave it empty for a contract without an end.'
          }
        />
      </FormRow>
      {children}
    </FormSection>
  )
}
