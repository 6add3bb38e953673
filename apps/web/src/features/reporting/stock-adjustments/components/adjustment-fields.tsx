import { type StockAdjustment, stockAdjustmentLabels } from '@thant/contracts/reporting/stock-adjustments'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { WeightField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { WasteTypeField } from '#features/materials/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { AdjustmentValues } from '../adjustment-values.ts'

export function AdjustmentFields({ record }: FieldsProps<StockAdjustment, AdjustmentValues>) {
  const { t } = useTranslation()
  const kind = record.form.useWatchValue('kind')
  const isCount = kind === 'stock-take'
  return (
    <FormSection>
      <FormRow>
        <DayField<AdjustmentValues> name="date" label="Date" />
        <WasteTypeField<AdjustmentValues> name="wasteType" label="Waste type" />
      </FormRow>
      <ChoiceField<AdjustmentValues> name="kind" label="What happened" labels={stockAdjustmentLabels} />
      <WeightField<AdjustmentValues>
        name="weight"
        label={isCount ? 'Counted in stock' : 'Weight'}
        hint={
          isCount
            ? 'Everything of this type that is in stock at the end of the day.'
            : kind === null
              ? undefined
              : 'How much of this type was lost.'
        }
      />
      <TextArea<AdjustmentValues>
        name="note"
        label="Note"
        hint={[
          'How it is known, and by whom. Needed if you choose “{{choice}}”.',
          { choice: t(stockAdjustmentLabels['other-loss']) },
        ]}
      />
    </FormSection>
  )
}
