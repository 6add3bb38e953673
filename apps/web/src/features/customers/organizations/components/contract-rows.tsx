import { FormRow } from '#components/form/form-row.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationValues } from '../organization-values.ts'

export function ContractRows({ record }: { record: RecordForm<OrganizationValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const contracts = form.useWatchValue('contracts')
  return (
    <RepeatableRows
      label={t('Contracts')}
      error={form.errors.contracts}
      count={contracts.length}
      add={{
        label: t('Add contract'),
        onAdd: () => form.insertListItem('contracts', { startDate: null, endDate: null }),
      }}
      removeLabel={(index) => t('Remove contract {{number}}', { number: index + 1 })}
      onRemove={(index) => form.removeListItem('contracts', index)}
    >
      {(index) => (
        <FormRow>
          <DayField<OrganizationValues>
            name={`contracts.${index}.startDate`}
            label={['Start date of contract {{number}}', { number: index + 1 }]}
          />
          <DayField<OrganizationValues>
            name={`contracts.${index}.endDate`}
            label={['End date of contract {{number}}', { number: index + 1 }]}
          />
        </FormRow>
      )}
    </RepeatableRows>
  )
}
