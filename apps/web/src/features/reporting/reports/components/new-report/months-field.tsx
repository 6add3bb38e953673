import { Chip, Group, Input } from '@mantine/core'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useReportTitles } from '../../report-title.ts'
import { allMonths, calendarPeriods } from '../../reported-months.ts'
import classes from './quarters-field.module.css'

type MonthsFieldProps = {
  /** All months with pickups. */
  collected: readonly string[]
  value: MonthRange | undefined
  onChange: (months: MonthRange) => void
}

/** Offers the months of the calendar beside quarters: a quarter or a year at one touch, any others by a picker. */
export function MonthsField({ collected, value, onChange }: MonthsFieldProps) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const periods = calendarPeriods(collected, thisMonth)
  const whole = allMonths(collected, thisMonth)
  const isSame = (range: MonthRange) => value?.from === range.from && value.to === range.to
  const isOther = value !== undefined && !periods.some(isSame)
  return (
    <Input.Wrapper label={t('Or months of the calendar')} labelElement="div">
      <Group gap="xs" mt={6} align="flex-end" role="group" aria-label={t('Or months of the calendar')}>
        {periods.map((range) => (
          <Chip
            key={`${range.from} ${range.to}`}
            classNames={{ label: classes.label }}
            checked={isSame(range)}
            onChange={() => onChange(range)}
          >
            {titles.months(range, thisMonth)}
          </Chip>
        ))}
        <Chip classNames={{ label: classes.label }} checked={isOther} onChange={() => onChange(whole)}>
          {t('Other months')}
        </Chip>
        {isOther && <MonthRangePicker label={t('Months')} value={value} onChange={onChange} defaultRange={whole} />}
      </Group>
    </Input.Wrapper>
  )
}
