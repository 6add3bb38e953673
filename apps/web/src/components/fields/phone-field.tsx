import { TextInput, type TextInputProps } from '@mantine/core'
import { asField } from './as-field.tsx'

export const PhoneField = asField<TextInputProps>(PhoneInput, { empty: '' })

function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" placeholder="09 …" {...props} />
}
