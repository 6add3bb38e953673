import { Textarea, type TextareaProps } from '@mantine/core'
import { asField } from './as-field.tsx'

/** Grows with its text, from two lines on. */
export const TextArea = asField<TextareaProps>(GrowingTextarea, { empty: '' })

function GrowingTextarea(props: TextareaProps) {
  return <Textarea autosize minRows={2} {...props} />
}
