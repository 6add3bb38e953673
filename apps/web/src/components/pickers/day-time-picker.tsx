import { Input } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { type ReactNode, useId, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { instantOf, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { type DayNote, DayPicker } from './day-picker.tsx'
import { isDay } from './parse-day.ts'
import { parseTime } from './parse-time.ts'
import classes from './pickers.module.css'
import { TimePicker } from './time-picker.tsx'

type DayTimePickerProps = {
  label: string
  description?: ReactNode
  error?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
  /** An ISO instant; empty until both day and time are set, and what was typed while one of them is not understood. */
  value?: string
  defaultValue?: string
  onChange?: (instant: string) => void
  'data-path'?: string
  noteOf?: (day: string) => DayNote | undefined
}

/** Renders the calendar in a portal, because a small dialog would cut it off. */
const inDialog = { withinPortal: true }

/** Quieter than the label of both. */
const partLabel = { fz: 'xs', fw: 400, c: 'dimmed' }

/** A date and a time, in the company's time zone whatever the browser's is. */
export const DayTimeField = asField<DayTimePickerProps>(DayTimePicker, { empty: '' })

type Parts = { day: string | null; time: string | null }

function DayTimePicker({ label, description, error, withAsterisk, disabled, noteOf, ...field }: DayTimePickerProps) {
  const { t } = useTranslation()
  const labelId = useId()
  const timeZone = useCompanyTimeZone()
  const [instant, setInstant] = useUncontrolled({
    value: field.value,
    defaultValue: field.defaultValue,
    finalValue: '',
    onChange: field.onChange,
  })
  const [parts, setParts] = useState<Parts>({ day: null, time: null })
  const isInstant = /^\d{4}-\d\d-\d\dT/.test(instant)
  const shown: Parts = isInstant ? wallClockOf(instant, timeZone) : parts
  const isDayMissing = shown.day === null || !isDay(shown.day)
  const isTimeMissing = shown.time === null || parseTime(shown.time) !== shown.time
  // Only the part that is missing is blamed, and found by the path.
  const isTimeBlamed = isTimeMissing && !isDayMissing
  const path = field['data-path']
  const note = shown.day === null || isDayMissing ? undefined : noteOf?.(shown.day)

  const change = (next: Parts) => {
    setParts(next)
    const { day, time } = next
    if (day === null || time === null) setInstant('')
    else setInstant(isDay(day) && parseTime(time) === time ? instantOf(day, time, timeZone) : `${day} ${time}`)
  }

  return (
    <Input.Wrapper
      label={<span id={labelId}>{label}</span>}
      labelElement="div"
      description={note?.text ?? description}
      error={error}
      withAsterisk={withAsterisk}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out like our labels */}
      <div role="group" aria-labelledby={labelId} className={classes.together}>
        <DayPicker
          aria-label={t('{{label}}, day', { label })}
          label={t('Day')}
          labelProps={partLabel}
          value={shown.day}
          noteOf={noteOf}
          onChange={(day) => change({ ...shown, day })}
          error={Boolean(error) && !isTimeBlamed}
          disabled={disabled}
          clearable={false}
          popoverProps={inDialog}
          data-path={isTimeBlamed ? undefined : path}
        />
        <TimePicker
          aria-label={t('{{label}}, time', { label })}
          label={t('Time')}
          labelProps={partLabel}
          value={shown.time}
          onChange={(time) => change({ ...shown, time })}
          error={Boolean(error) && (isTimeMissing || !isDayMissing)}
          disabled={disabled}
          data-path={isTimeBlamed ? path : undefined}
        />
      </div>
    </Input.Wrapper>
  )
}
