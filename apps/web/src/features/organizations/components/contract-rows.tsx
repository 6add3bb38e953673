import { FormRow } from '#components/form/form-row.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
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
          <DayPicker
            key={form.key(`contracts.${index}.startDate`)}
            {...form.getInputProps(`contracts.${index}.startDate`)}
            label={t('Start date of contract {{number}}', { number: index + 1 })}
            withAsterisk
          />
          <DayPicker
            key={form.key(`contracts.${index}.endDate`)}
            {...form.getInputProps(`contracts.${index}.endDate`)}
            label={t('End date of contract {{number}}', { number: index + 1 })}
            withAsterisk
          />
        </FormRow>
      )}
    </RepeatableRows>
  )
}
