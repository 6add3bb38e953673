import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { TimePicker } from '#components/pickers/time-picker.tsx'

type TimeOfDayFieldProps = {
  label: string
  value: string | null
  onChange: (time: string | null) => void
  error?: ReactNode
  'data-path'?: string
}

export function TimeOfDayField({ label, error, ...input }: TimeOfDayFieldProps) {
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk>
      <TimePicker {...input} aria-label={label} error={error} />
    </Input.Wrapper>
  )
}
