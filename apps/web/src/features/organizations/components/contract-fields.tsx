import type { ReactNode } from 'react'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationValues } from '../organization-values.ts'

type ContractFieldsProps = {
  record: RecordForm<OrganizationValues>
  /** Shown below the dates. */
  children?: ReactNode
}

export function ContractFields({ record, children }: ContractFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <FormSection title={t('Contract')}>
      <FormRow>
        <DayPicker key={key('startDate')} {...field('startDate')} label={t('Join date')} withAsterisk />
        <DayPicker
          key={key('expiredDate')}
          {...field('expiredDate')}
          label={t('Contract expired date')}
          description={t('Leave it empty for a contract without an end.')}
        />
      </FormRow>
      {children}
    </FormSection>
  )
}
