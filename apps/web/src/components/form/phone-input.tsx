import { TextInput, type TextInputProps } from '@mantine/core'

export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" placeholder="09 …" {...props} />
}
