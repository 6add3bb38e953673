import { TextInput, type TextInputProps } from '@mantine/core'

/** A telephone number, with a phone's number keys. */
export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" placeholder="09 …" {...props} />
}
