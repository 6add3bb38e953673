import { NumberInput, Select, TextInput } from '@mantine/core'
import { disposalOperations, griOperationLabels, recoveryOperations } from '@thant/contracts/gri'
import { type EnteredWaste, griEntryEndpoints } from '@thant/contracts/gri-entries'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { TickBox } from '#components/form/tick-box.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
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
      <OtherWasteFields record={record} months={months} />
    </Form>
  )
}

export function EditOtherWasteForm({ waste, of: { months }, onClose }: AddProps & { waste: EnteredWaste }) {
  const { t } = useTranslation()
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
    <Form form={record} submit={t('Save')} cancel={onClose} isInDialog>
      <OtherWasteFields record={record} months={months} />
    </Form>
  )
}

type FieldsProps = { record: RecordForm<OtherWasteValues>; months: readonly string[] }

function OtherWasteFields({ record, months }: FieldsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { key, getInputProps: field } = record.form
  return (
    <>
      <TextInput
        key={key('description')}
        {...field('description')}
        label={t('What it is, and who took it')}
        placeholder={t('Residual waste, taken by the city')}
        withAsterisk
      />
      <FormRow>
        <Select
          key={key('month')}
          {...field('month')}
          label={t('Month')}
          data={months.map((month) => ({ value: month, label: format.month(month) }))}
          allowDeselect={false}
          withAsterisk
        />
        <NumberInput
          key={key('weightKg')}
          {...field('weightKg')}
          label={t('Weight (kg)')}
          decimalScale={3}
          thousandSeparator=","
          hideControls
          inputMode="decimal"
          withAsterisk
        />
      </FormRow>
      <FormRow>
        <Select
          key={key('operation')}
          {...field('operation')}
          label={t('What became of it')}
          data={[...recoveryOperations, ...disposalOperations].map((operation) => ({
            value: operation,
            label: t(griOperationLabels[operation]),
          }))}
          allowDeselect={false}
          withAsterisk
        />
        <Select
          key={key('place')}
          {...field('place')}
          label={t('Where')}
          data={[
            { value: 'offsite', label: t('Offsite') },
            { value: 'onsite', label: t('Onsite') },
          ]}
          allowDeselect={false}
        />
      </FormRow>
      <TickBox
        key={key('isHazardous')}
        field={field('isHazardous', { type: 'checkbox' })}
        label={t('It is hazardous waste')}
      />
    </>
  )
}
