import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { asField } from './as-field.tsx'

export const TextField = asField<TextInputProps>(TextInput, { empty: '' })

/** Kilograms as they are typed. */
export const WeightField = asField<TextInputProps>(WeightInput, { empty: '' })

function WeightInput(props: TextInputProps) {
  const { t } = useTranslation()
  return <TextInput inputMode="decimal" rightSection={t('kg')} rightSectionWidth={48} {...props} />
}
