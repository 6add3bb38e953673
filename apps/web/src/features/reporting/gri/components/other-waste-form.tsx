import { disposalOperations, griOperationLabels, recoveryOperations } from '@thant/contracts/reporting/gri'
import { type EnteredWaste, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { TickField } from '#components/fields/tick-field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { emptyOtherWaste, type OtherWasteValues, otherWasteBodyOf, otherWasteValuesOf } from '../other-waste-values.ts'
import type { GriEntriesOf } from '../use-gri-entries.ts'

type AddProps = { of: GriEntriesOf; onClose: () => void }

export function AddOtherWasteForm({ of: { organizationId, months }, onClose }: AddProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: griEntryEndpoints.addOtherWaste,
    params: { organizationId },
    initialValues: emptyOtherWaste(months.at(-1) ?? null),
    toBody: otherWasteBodyOf,
    saved: 'The waste was added.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Add waste')} cancel={onClose} isInDialog>
      <OtherWasteFields months={months} />
    </Form>
  )
}

export function EditOtherWasteForm({ waste, of: { months }, onClose }: AddProps & { waste: EnteredWaste }) {
  const record = useRecordForm({
    endpoint: griEntryEndpoints.changeOtherWaste,
    params: { id: waste._id },
    initialValues: otherWasteValuesOf(waste),
    version: { now: waste.__v, toValues: otherWasteValuesOf },
    toBody: otherWasteBodyOf,
    saved: 'The waste was saved.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <OtherWasteFields months={months} />
    </Form>
  )
}

const placeLabels = { offsite: 'Offsite', onsite: 'Onsite' } as const

function OtherWasteFields({ months }: { months: readonly string[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <TextField<OtherWasteValues>
        name="description"
        label="What it is, and who took it"
        placeholder={t('Residual waste, taken by the city')}
      />
      <FormRow>
        <ChoiceField<OtherWasteValues>
          name="month"
          label="Month"
          data={months.map((month) => ({ value: month, label: format.month(month) }))}
        />
        <NumberField<OtherWasteValues>
          name="weightKg"
          label="Weight (kg)"
          decimalScale={3}
          thousandSeparator=","
          hideControls
          inputMode="decimal"
        />
      </FormRow>
      <FormRow>
        <ChoiceField<OtherWasteValues>
          name="operation"
          label="What became of it"
          choices={[...recoveryOperations, ...disposalOperations]}
          labels={griOperationLabels}
        />
        <ChoiceField<OtherWasteValues> name="place" label="Where" labels={placeLabels} />
      </FormRow>
      <TickField<OtherWasteValues> name="isHazardous" label="It is hazardous waste" />
    </>
  )
}
