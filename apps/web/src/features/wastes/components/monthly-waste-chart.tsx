import { Group, SegmentedControl } from '@mantine/core'
import { everyMonth } from '@thant/charts/every-month'
import type { MonthlyFrame } from '@thant/charts/monthly-frame'
import { monthlyWasteOption } from '@thant/charts/monthly-waste'
import { type MonthlyWaste, wasteTypes } from '@thant/contracts/wastes'
import { type ReactNode, useMemo, useState } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useChartFormat } from '#components/charts/use-chart-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { monthlyTable } from '../monthly-table.ts'

type MonthlyWasteChartProps = {
  title: string
  /** Undefined while loading. */
  figures: readonly MonthlyWaste[] | undefined
  /** Months as `YYYY-MM`; those without pickups are drawn as zero and named below. */
  range: { from: string; to: string }
  error?: { reason: unknown; onRetry: () => void; serverFailed?: string }
  emptyText?: string
  axes?: MonthlyFrame['axes']
  /** Shown beside the choice of layouts. */
  tools?: ReactNode
}

export function MonthlyWasteChart(props: MonthlyWasteChartProps) {
  const { title, figures, range, error, emptyText, axes, tools } = props
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = useChartFormat()
  const [layout, setLayout] = useState<'stacked' | 'grouped'>('stacked')
  const { months, emptyMonths } = useMemo(() => everyMonth(figures ?? [], range), [figures, range])
  const chart = useMemo(
    () =>
      figures && {
        option: monthlyWasteOption({ months, layout, format: chartFormat, axes }),
        figures: monthlyTable(months, wasteTypes, format, t),
      },
    [figures, months, layout, chartFormat, axes, format, t],
  )
  const isEmpty = figures !== undefined && emptyMonths.length === months.length
  return (
    <ChartCard
      title={title}
      period={`${format.month(range.from)} – ${format.month(range.to)}`}
      chart={chart}
      error={error}
      isEmpty={isEmpty}
      emptyText={emptyText ?? t('There is no waste data.')}
      note={
        emptyMonths.length > 0 &&
        t('There was no waste pickup in {{months}}.', { months: emptyMonths.map(format.month).join(t(', ')) })
      }
      tools={
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('Layout of the bars')}
            value={layout}
            onChange={setLayout}
            data={[
              { value: 'stacked', label: t('Stacked') },
              { value: 'grouped', label: t('Side by side') },
            ]}
          />
          {tools}
        </Group>
      }
    />
  )
}
