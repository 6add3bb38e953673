import '@mantine/dates/styles.layer.css'
import { Button, Group } from '@mantine/core'
import { MonthPickerInput, type MonthPickerProps } from '@mantine/dates'
import { IconCalendarMonth, IconRotate2 } from '@tabler/icons-react'
import { formatMonths } from '@thant/i18n/short-dates'
import { useId, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCalendarLabels, useMonthFormatter } from './calendar-labels.ts'
import { type MonthRange, monthPresets } from './month-presets.ts'
import classes from './pickers.module.css'

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
  const format = useFormat()
  const { locale, ariaLabels } = useCalendarLabels()
  const valueFormatter = useMonthFormatter()
  const id = useId()
  const [half, setHalf] = useState<[string | null, string | null]>()
  const presets: MonthPickerProps<'range'>['presets'] = monthPresets(defaultRange).map(({ label: text, range }) => ({
    label: text === undefined ? formatMonths(range, format, t) : t(text),
    value: [firstDayOf(range.from), firstDayOf(range.to)],
  }))
  const isDefault = value.from === defaultRange.from && value.to === defaultRange.to
  return (
    <Group gap="xs" align="flex-end" data-screen-only>
      <MonthPickerInput
        type="range"
        label={label}
        valueFormat="YYYY/MM"
        valueFormatter={valueFormatter}
        locale={locale}
        ariaLabels={ariaLabels}
        allowSingleDateInRange
        leftSection={<IconCalendarMonth size={18} aria-hidden />}
        miw={{ base: 188, xs: 210 }}
        minDate={firstDayOf(defaultRange.from)}
        maxDate={firstDayOf(defaultRange.to)}
        defaultDate={firstDayOf(value.to)}
        presets={presets}
        classNames={{
          monthPickerRoot: classes.withRanges,
          presetsList: classes.ranges,
          presetButton: classes.range,
          monthsList: classes.months,
          monthsListControl: classes.month,
        }}
        // The library names the calendar's dialog by the element with the id of the popover, and gives that to none.
        id={id}
        popoverProps={{ id }}
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
        px="sm"
        leftSection={<IconRotate2 size={16} />}
        disabled={isDefault}
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
