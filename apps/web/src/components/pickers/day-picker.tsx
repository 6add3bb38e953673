import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useCalendarWords } from './calendar-words.ts'

export type DayPickerProps = Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD` */
  value?: string | null
  defaultValue?: string | null
  onChange?: (day: string | null) => void
}

/** A day, typed as yyyy/MM/dd or picked from a calendar. */
export function DayPicker(props: DayPickerProps) {
  const { t } = useTranslation()
  const words = useCalendarWords()
  return (
    <DateInput
      valueFormat="YYYY/MM/DD"
      placeholder={t('yyyy/mm/dd')}
      dateParser={parseDay}
      leftSection={<IconCalendar size={18} aria-hidden />}
      leftSectionPointerEvents="none"
      clearable={!props.withAsterisk && !props.required}
      clearButtonProps={{ 'aria-label': t('Clear the date') }}
      {...words}
      {...props}
      popoverProps={{ withinPortal: false, ...props.popoverProps }}
    />
  )
}

/** Takes 2026/2/3, 2026-02-03 and Burmese digits. */
export function parseDay(text: string): string | null {
  const latin = text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(latin) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(iso)) || new Date(iso).getUTCDate() !== Number(day) ? null : iso
}
