import { NumberInput, type NumberInputProps } from '@mantine/core'
import { asField } from './as-field.tsx'

/** A value that is a number, and an empty text while nothing is typed. */
export const NumberField = asField<NumberInputProps>(NumberInput, { empty: '' })
