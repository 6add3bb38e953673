import { Input } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { TimePicker } from '#components/pickers/time-picker.tsx'
import { asField } from './as-field.tsx'

type TimeInputProps = {
  label: string
  withAsterisk?: boolean
  error?: ReactNode
  defaultValue?: string | null
  onChange?: (time: string | null) => void
  'data-path'?: string
}

/** A time of day. */
export const TimeField = asField<TimeInputProps>(TimeInput, { empty: null })

function TimeInput({ label, withAsterisk, error, defaultValue, onChange, 'data-path': path }: TimeInputProps) {
  const [time, setTime] = useUncontrolled<string | null>({ defaultValue, finalValue: null, onChange })
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk={withAsterisk}>
      <TimePicker aria-label={label} value={time} onChange={setTime} error={error} data-path={path} />
    </Input.Wrapper>
  )
}
