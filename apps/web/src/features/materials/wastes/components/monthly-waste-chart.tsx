import { Group, SegmentedControl } from '@mantine/core'
import type { MonthlyFrame } from '@thant/charts/monthly-frame'
import { fitsSideBySide, monthlyWasteOption } from '@thant/charts/monthly-waste'
import { type ReactNode, useMemo, useState } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { monthlyTable } from '../monthly-table.ts'
import { type MonthlyFigures, useMonthlyFigures } from '../use-monthly-figures.ts'

type MonthlyWasteChartProps = MonthlyFigures & {
  title: string
  error?: { reason: unknown; onRetry: () => void; serverFailed?: string }
  emptyText?: string
  axes?: MonthlyFrame['axes']
  /** Shown beside the choice of layouts. */
  tools?: ReactNode
}

export function MonthlyWasteChart(props: MonthlyWasteChartProps) {
  const { title, figures, error, emptyText, axes, tools } = props
  const { t } = useTranslation()
  const [chosen, setLayout] = useState<'stacked' | 'grouped'>('stacked')
  const { months, chartFormat, words, period, isEmpty, note } = useMonthlyFigures(props)
  const hasLayouts = fitsSideBySide(months)
  const layout = hasLayouts ? chosen : 'stacked'
  const chart = useMemo(
    () =>
      figures && {
        option: monthlyWasteOption({ months, layout, format: chartFormat, axes }),
        figures: monthlyTable({ months, ...words }),
      },
    [figures, months, layout, chartFormat, axes, words],
  )
  return (
    <ChartCard
      title={title}
      period={period}
      chart={chart}
      error={error}
      isEmpty={isEmpty}
      emptyText={emptyText ?? t('There is no waste data.')}
      note={note}
      tools={
        <Group gap="xs">
          {hasLayouts && (
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
          )}
          {tools}
        </Group>
      }
    />
  )
}
