import { Select, Textarea, TextInput } from '@mantine/core'
import {
  stockAdjustmentEndpoints,
  stockAdjustmentKinds,
  stockAdjustmentLabels,
} from '@thant/contracts/stock-adjustments'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { WasteTypeSelect } from '#features/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { adjustmentBodyOf, emptyAdjustment, problemsOfAdjustment } from '../adjustment-values.ts'

export function AddStockAdjustmentForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: stockAdjustmentEndpoints.create,
    initialValues: emptyAdjustment(todayIn(useCompanyTimeZone())),
    validate: problemsOfAdjustment,
    toBody: adjustmentBodyOf,
    saved: 'The stock adjustment was added.',
    onSaved: () => navigate(paths.stockAdjustments, { replace: true }),
  })
  const { key, getInputProps: field, useWatchValue } = record.form
  const isCount = useWatchValue('kind') === 'stock-take'
  return (
    <Form form={record} cancel={paths.stockAdjustments}>
      <FormSection>
        <FormRow>
          <DayPicker key={key('date')} {...field('date')} label={t('Date')} withAsterisk />
          <WasteTypeSelect key={key('wasteType')} {...field('wasteType')} label={t('Waste type')} withAsterisk />
        </FormRow>
        <Select
          key={key('kind')}
          {...field('kind')}
          label={t('What happened')}
          data={stockAdjustmentKinds.map((kind) => ({ value: kind, label: t(stockAdjustmentLabels[kind]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput
          key={key('weight')}
          {...field('weight')}
          label={isCount ? t('Counted in stock') : t('Weight')}
          description={
            isCount ? t('All that is there of this type at the end of the day.') : t('How much is gone of this type.')
          }
          inputMode="decimal"
          rightSection="kg"
          withAsterisk
        />
        <Textarea
          key={key('note')}
          {...field('note')}
          label={t('Note')}
          description={t('How it is known, and by whom. Needed for other reasons.')}
          autosize
          minRows={2}
        />
      </FormSection>
    </Form>
  )
}
