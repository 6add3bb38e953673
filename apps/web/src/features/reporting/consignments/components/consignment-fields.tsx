import type { Consignment } from '@thant/contracts/reporting/consignments'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField, WeightField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { DocumentField } from '#components/upload/document-upload.tsx'
import { DestinationField } from '#features/materials/destinations/components/destination-select.tsx'
import { WasteTypeField } from '#features/materials/wastes/components/waste-type-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type ConsignmentValues, netOf } from '../consignment-values.ts'

export function ConsignmentFields({ record, existing }: FieldsProps<Consignment, ConsignmentValues>) {
  const { t } = useTranslation()
  const { getValues, setFieldValue, watch } = record.form
  const follow = (gross: string, tare: string) => {
    const net = netOf(gross, tare)
    if (net !== undefined) setFieldValue('net', net)
  }
  watch('gross', ({ value }) => follow(value, getValues().tare))
  watch('tare', ({ value }) => follow(getValues().gross, value))
  const slip = record.form.useWatchValue('slip')
  return (
    <>
      <FormSection title={t('Load')}>
        <FormRow>
          <DayField<ConsignmentValues> name="date" label="Date" />
          <WasteTypeField<ConsignmentValues> name="wasteType" label="Waste type" />
        </FormRow>
        <DestinationField<ConsignmentValues> name="destinationId" label="Destination" kept={existing?.destination} />
      </FormSection>
      <FormSection
        title={t('Weight')}
        hint={t('Enter gross and tare as the weighbridge says, or the net weight alone.')}
      >
        <FormRow>
          <WeightField<ConsignmentValues> name="gross" label="Gross weight" />
          <WeightField<ConsignmentValues> name="tare" label="Tare" />
        </FormRow>
        <WeightField<ConsignmentValues> name="net" label="Net weight" />
      </FormSection>
      <FormSection title={t('Evidence')}>
        <TextField<ConsignmentValues>
          name="documentNumber"
          label="Document number"
          hint="Number on the weighbridge slip or delivery note."
        />
        <DocumentField<ConsignmentValues>
          name="slip"
          label={existing?.slip ? 'Another weighbridge slip' : 'Weighbridge slip'}
          purpose="slip"
          present={existing?.slip}
          openLabel={t('Open the present slip')}
          isRemoved={slip === null}
        />
        <TextArea<ConsignmentValues> name="note" label="Note" />
      </FormSection>
    </>
  )
}
