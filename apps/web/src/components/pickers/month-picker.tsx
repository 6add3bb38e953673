import '@mantine/dates/styles.layer.css'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendarMonth } from '@tabler/icons-react'
import { useId } from 'react'
import { useCalendarLabels, useMonthFormatter } from './calendar-labels.ts'

type MonthPickerProps = {
  label: string
  /** YYYY-MM. */
  value: string
  onChange: (month: string) => void
  /** The first and the last month that can be chosen, YYYY-MM. */
  min?: string | undefined
  max?: string | undefined
}

export function MonthPicker({ label, value, onChange, min, max }: MonthPickerProps) {
  const { locale, ariaLabels } = useCalendarLabels()
  const valueFormatter = useMonthFormatter()
  const id = useId()
  return (
    <MonthPickerInput
      label={label}
      valueFormat="YYYY/MM"
      valueFormatter={valueFormatter}
      locale={locale}
      ariaLabels={ariaLabels}
      leftSection={<IconCalendarMonth size={18} aria-hidden />}
      miw={160}
      // The library names the calendar's dialog by the element with the id of the popover, and gives that to none.
      id={id}
      popoverProps={{ id }}
      minDate={min && `${min}-01`}
      maxDate={max && `${max}-01`}
      value={`${value}-01`}
      onChange={(day) => day !== null && onChange(day.slice(0, 7))}
    />
  )
}
