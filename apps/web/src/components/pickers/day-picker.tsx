import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useCalendarLabels } from './calendar-labels.ts'
import { parseDay } from './parse-day.ts'

export type DayPickerProps = Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD` */
  value?: string | null
  defaultValue?: string | null
  onChange?: (day: string | null) => void
}

/** A date field: the user types yyyy/MM/dd or picks from a calendar. */
export function DayPicker(props: DayPickerProps) {
  const { t } = useTranslation()
  const labels = useCalendarLabels()
  return (
    <DateInput
      valueFormat="YYYY/MM/DD"
      placeholder={t('yyyy/mm/dd')}
      dateParser={parseDay}
      leftSection={<IconCalendar size={18} aria-hidden />}
      leftSectionPointerEvents="none"
      clearable={!props.withAsterisk && !props.required}
      clearButtonProps={{ 'aria-label': t('Clear the date') }}
      {...labels}
      {...props}
      popoverProps={{ withinPortal: false, ...props.popoverProps }}
    />
  )
}
