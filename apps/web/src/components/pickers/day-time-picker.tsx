import { Input, Select } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconClock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { instantOf, wallClockOf } from '#lib/zoned-time.ts'
import { DayPicker } from './day-picker.tsx'
import classes from './pickers.module.css'

export type DayTimePickerProps = {
  label: string
  description?: ReactNode
  error?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
  /** An ISO instant; empty until both day and time are set. */
  value?: string
  defaultValue?: string
  onChange?: (instant: string) => void
  'data-path'?: string
}

/** Renders the calendar in a portal, because a small dialog would cut it off. */
const inDialog = { withinPortal: true }

type Parts = { day: string | null; time: string | null }

/** A date and a time in 15-minute steps, in the company's time zone whatever the browser's is. */
export function DayTimePicker({ label, description, error, withAsterisk, disabled, ...field }: DayTimePickerProps) {
  const { t } = useTranslation()
  const labelId = useId()
  const timeZone = useCompanyTimeZone()
  const [instant, setInstant] = useUncontrolled({
    value: field.value,
    defaultValue: field.defaultValue,
    finalValue: '',
    onChange: field.onChange,
  })
  const [half, setHalf] = useState<Parts>({ day: null, time: null })
  const shown: Parts = instant === '' ? half : wallClockOf(instant, timeZone)

  const change = (next: Parts) => {
    setHalf(next)
    setInstant(next.day !== null && next.time !== null ? instantOf(next.day, next.time, timeZone) : '')
  }

  return (
    <Input.Wrapper
      label={<span id={labelId}>{label}</span>}
      labelElement="div"
      description={description}
      error={error}
      withAsterisk={withAsterisk}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out like our labels */}
      <div role="group" aria-labelledby={labelId} className={classes.together}>
        <DayPicker
          aria-label={t('{{label}}, day', { label })}
          value={shown.day}
          onChange={(day) => change({ ...shown, day })}
          error={Boolean(error)}
          disabled={disabled}
          clearable={false}
          popoverProps={inDialog}
          data-path={field['data-path']}
        />
        <Select
          aria-label={t('{{label}}, time', { label })}
          placeholder="--:--"
          searchable
          allowDeselect={false}
          leftSection={<IconClock size={18} aria-hidden />}
          data={timesWith(shown.time)}
          value={shown.time}
          onChange={(time) => change({ ...shown, time })}
          error={Boolean(error)}
          disabled={disabled}
        />
      </div>
    </Input.Wrapper>
  )
}

const quarterHours = Array.from({ length: 96 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0')
  return `${hour}:${String((index % 4) * 15).padStart(2, '0')}`
})

/** Adds a stored time that lies between the steps to the options. */
function timesWith(time: string | null): string[] {
  return time === null || quarterHours.includes(time) ? quarterHours : [...quarterHours, time].sort()
}
