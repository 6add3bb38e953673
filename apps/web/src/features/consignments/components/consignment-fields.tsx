import { Textarea, TextInput } from '@mantine/core'
import type { Consignment } from '@thant/contracts/consignments'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { DocumentUpload } from '#components/upload/document-upload.tsx'
import { DestinationSelect } from '#features/destinations/components/destination-select.tsx'
import { WasteTypeSelect } from '#features/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type ConsignmentValues, netOf } from '../consignment-values.ts'

type ConsignmentFieldsProps = { record: RecordForm<ConsignmentValues>; consignment?: Consignment }

export function ConsignmentFields({ record, consignment }: ConsignmentFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field, getValues, setFieldValue, watch } = record.form
  const follow = (gross: string, tare: string) => {
    const net = netOf(gross, tare)
    if (net !== undefined) setFieldValue('net', net)
  }
  watch('gross', ({ value }) => follow(value, getValues().tare))
  watch('tare', ({ value }) => follow(getValues().gross, value))
  const slip = record.form.useWatchValue('slip')
  const weight = (name: 'gross' | 'tare' | 'net') => ({
    ...field(name),
    inputMode: 'decimal' as const,
    rightSection: 'kg',
  })
  return (
    <>
      <FormSection title={t('Load')}>
        <FormRow>
          <DayPicker key={key('date')} {...field('date')} label={t('Date')} withAsterisk />
          <WasteTypeSelect key={key('wasteType')} {...field('wasteType')} label={t('Waste type')} withAsterisk />
        </FormRow>
        <DestinationSelect
          key={key('destinationId')}
          {...field('destinationId')}
          label={t('Destination')}
          kept={consignment?.destination}
          withAsterisk
        />
      </FormSection>
      <FormSection
        title={t('Weight')}
        hint={t('As the weighbridge says: gross and tare, or the net weight alone. Net is gross without the tare.')}
      >
        <FormRow>
          <TextInput key={key('gross')} {...weight('gross')} label={t('Gross weight')} />
          <TextInput key={key('tare')} {...weight('tare')} label={t('Tare')} />
        </FormRow>
        <TextInput key={key('net')} {...weight('net')} label={t('Net weight')} withAsterisk />
      </FormSection>
      <FormSection title={t('Evidence')}>
        <TextInput
          key={key('documentNumber')}
          {...field('documentNumber')}
          label={t('Document number')}
          description={t('Of the weighbridge slip or delivery note.')}
        />
        <DocumentUpload
          key={key('slip')}
          {...field('slip')}
          label={consignment?.slip ? t('Another weighbridge slip') : t('Weighbridge slip')}
          purpose="slip"
          present={consignment?.slip}
          openLabel={t('Open the present slip')}
          isRemoved={slip === null}
        />
        <Textarea key={key('note')} {...field('note')} label={t('Note')} autosize minRows={2} />
      </FormSection>
    </>
  )
}
