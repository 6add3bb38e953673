import { Select, Textarea, TextInput } from '@mantine/core'
import { type Destination, destinationKindLabels, destinationKinds } from '@thant/contracts/destinations'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { DestinationValues } from '../destination-values.ts'
import { LicenceFields } from './licence-fields.tsx'

type DestinationFieldsProps = { record: RecordForm<DestinationValues>; destination?: Destination }

export function DestinationFields({ record, destination }: DestinationFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <>
      <FormSection>
        <FormRow>
          <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
          <Select
            key={key('kind')}
            {...field('kind')}
            label={t('Kind')}
            data={destinationKinds.map((kind) => ({ value: kind, label: t(destinationKindLabels[kind]) }))}
            allowDeselect={false}
            withAsterisk
          />
        </FormRow>
        <Textarea key={key('address')} {...field('address')} label={t('Address')} autosize minRows={2} />
        <TextInput
          key={key('contact')}
          {...field('contact')}
          label={t('Contact')}
          description={t('Whom to call, and the number.')}
        />
      </FormSection>
      <LicenceFields record={record} destination={destination} />
    </>
  )
}
