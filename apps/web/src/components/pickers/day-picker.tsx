import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { useUncontrolled } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCalendarLabels } from './calendar-labels.ts'
import { isDay, parseDay } from './parse-day.ts'
import classes from './pickers.module.css'

/** What a form says of a day: its name, which marks it in the calendar, and the text once it is chosen. */
export type DayNote = { name?: string; text: string }

export type DayPickerProps = Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD` */
  value?: string | null
  defaultValue?: string | null
  /** Receives a text that is no day as it was typed, so that the form refuses it instead of losing it. */
  onChange?: (day: string | null) => void
  noteOf?: ((day: string) => DayNote | undefined) | undefined
}

export const DayField = asField<DayPickerProps>(DayPicker, { empty: null })

/** A date field: the user types a day in any usual way or picks it from a calendar. */
export function DayPicker({ value, defaultValue, onChange, noteOf, error, onBlur, ...input }: DayPickerProps) {
  const { t } = useTranslation()
  const labels = useCalendarLabels()
  const [day, setDay] = useUncontrolled<string | null>({ value, defaultValue, finalValue: null, onChange })
  const [isTyping, setIsTyping] = useState(false)
  // A user who types needs no calendar, which would cover the fields and buttons below.
  const [isCalendarHidden, setIsCalendarHidden] = useState(false)
  const isUnderstood = day === null || isDay(day)
  const note = day === null || !isUnderstood ? undefined : noteOf?.(day)
  const ownError = !isUnderstood && !isTyping && t('Type a day such as 2026/12/25 or 25/12/2026.')
  return (
    <DateInput
      valueFormat="YYYY/MM/DD"
      placeholder={t('yyyy/mm/dd')}
      dateParser={parseDay}
      leftSection={<IconCalendar size={18} aria-hidden />}
      leftSectionPointerEvents="none"
      clearable={!input.withAsterisk && !input.required}
      clearButtonProps={{ 'aria-label': t('Clear the date') }}
      {...labels}
      classNames={{ day: classes.marked }}
      getDayProps={(shown) => ({ ...labels.getDayProps(shown), ...markOf(noteOf?.(shown)) })}
      description={note && !input['aria-label'] ? note.text : undefined}
      {...input}
      value={isUnderstood ? day : null}
      onChange={setDay}
      // The library reports a text only once it is a day.
      onInput={({ currentTarget: { value: text } }) => {
        setIsCalendarHidden(true)
        if (parseDay(text) === null) setDay(text.trim() === '' ? null : text)
      }}
      fixOnBlur={isUnderstood}
      onKeyDown={({ key }) => setIsTyping(key !== 'Enter')}
      onClick={() => setIsCalendarHidden(false)}
      onBlur={(event) => {
        setIsTyping(false)
        setIsCalendarHidden(false)
        onBlur?.(event)
      }}
      error={ownError || error}
      popoverProps={{ withinPortal: false, ...(isCalendarHidden && { opened: false }), ...input.popoverProps }}
    />
  )
}

/** A day of rest is paler, and a closed day says its name. */
function markOf(note: DayNote | undefined) {
  if (note === undefined) return {}
  return { 'data-marked': note.name === undefined ? 'rest' : 'closed', title: note.name ?? note.text }
}
