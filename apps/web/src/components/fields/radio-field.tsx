import { Radio, type RadioGroupProps } from '@mantine/core'
import { asField } from './as-field.tsx'

/** Its choices are its children, such as `Radio`. */
export const RadioField = asField<RadioGroupProps>(Radio.Group, { empty: null })
