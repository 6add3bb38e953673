import { TextInput } from '@mantine/core'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { ImageUpload } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { BinValues } from '../bin-values.ts'

type BinFieldsProps = {
  record: RecordForm<BinValues>
  /** Labels the name `Name` for a new bin and `Bin Type` for an existing one (docs/specification.md 2.7-11, 2.7-12). */
  isNew: boolean
  /** URL of the current image. */
  image: string | null
}

export function BinFields({ record, isNew, image }: BinFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <FormSection>
      <TextInput
        key={key('name')}
        {...field('name')}
        label={isNew ? t('Name') : t('Bin Type')}
        description={t('Waste type it is for')}
        withAsterisk
      />
      <TextInput
        key={key('size')}
        {...field('size')}
        label={isNew ? t('Size') : t('Bin Size')}
        placeholder="120 L"
        withAsterisk
      />
      <FormRow>
        <TextInput key={key('stock')} {...field('stock')} label={t('Stock')} inputMode="numeric" withAsterisk />
        <TextInput
          key={key('price')}
          {...field('price')}
          label={t('Price')}
          description={t('For one bin, in US dollars.')}
          inputMode="decimal"
          rightSection="USD"
          rightSectionWidth={52}
          withAsterisk
        />
      </FormRow>
      <ImageUpload key={key('image')} {...field('image')} label={t('Bin Image')} picture={image} />
    </FormSection>
  )
}
