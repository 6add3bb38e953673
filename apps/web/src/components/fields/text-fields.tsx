import { TextInput, type TextInputProps } from '@mantine/core'
import { asField } from './as-field.tsx'

export const TextField = asField<TextInputProps>(TextInput, { empty: '' })

/** Kilograms as they are typed. */
export const WeightField = asField<TextInputProps>(WeightInput, { empty: '' })

function WeightInput(props: TextInputProps) {
  return <TextInput inputMode="decimal" rightSection="kg" {...props} />
}
