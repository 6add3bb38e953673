import '@mantine/dates/styles.layer.css'
import { Button, Group } from '@mantine/core'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendarMonth, IconRotate2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCalendarLabels } from './calendar-labels.ts'

type MonthRange = { from: string; to: string }
type MonthRangePickerProps = {
  label: string
  /** Months as `YYYY-MM`, both ends included. */
  value: MonthRange
  onChange: (range: MonthRange) => void
  /** The whole selectable range, which Reset restores. */
  defaultRange: MonthRange
}

export function MonthRangePicker({ label, value, onChange, defaultRange }: MonthRangePickerProps) {
  const { t } = useTranslation()
  const { locale, ariaLabels } = useCalendarLabels()
  const [half, setHalf] = useState<[string | null, string | null]>()
  const isUsual = value.from === defaultRange.from && value.to === defaultRange.to
  return (
    <Group gap="xs" align="flex-end">
      <MonthPickerInput
        type="range"
        label={label}
        valueFormat="YYYY/MM"
        locale={locale}
        ariaLabels={ariaLabels}
        allowSingleDateInRange
        leftSection={<IconCalendarMonth size={18} aria-hidden />}
        miw={210}
        minDate={firstDayOf(defaultRange.from)}
        maxDate={firstDayOf(defaultRange.to)}
        value={half ?? [firstDayOf(value.from), firstDayOf(value.to)]}
        onChange={([from, to]) => {
          // The calendar reports `[null, null]` when it closes after only one month was picked.
          if (from === null) return setHalf(undefined)
          if (to === null) return setHalf([from, to])
          setHalf(undefined)
          onChange({ from: from.slice(0, 7), to: to.slice(0, 7) })
        }}
      />
      <Button
        variant="default"
        leftSection={<IconRotate2 size={16} />}
        disabled={isUsual}
        onClick={() => onChange(defaultRange)}
      >
        {t('Reset')}
      </Button>
    </Group>
  )
}

function firstDayOf(month: string): string {
  return `${month}-01`
}
