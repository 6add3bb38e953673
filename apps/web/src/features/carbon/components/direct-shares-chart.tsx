import { directSharesOption } from '@thant/charts/direct-shares'
import type { CarbonReport } from '@thant/contracts/carbon'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { usePlanWords } from '#features/plan/use-plan-words.ts'
import { useTranslation } from '#lib/i18n.ts'

type DirectSharesChartProps = { title: string; period: string; report: CarbonReport }

export function DirectSharesChart({ title, period, report }: DirectSharesChartProps) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const { materials } = report.emissions
  const chart = useMemo(() => {
    const rows = materials.map(({ material, direct }) => ({
      name: t(wasteTypeLabels[material]),
      type: material,
      direct,
    }))
    return {
      option: directSharesOption({ rows, words }),
      figures: {
        head: [t('Material'), t('Direct (A)')],
        rows: rows.map(({ name, direct }) => [name, words.figure({ tonnes: direct })]),
      },
    }
  }, [materials, words, t])
  const isEmpty = materials.every(({ direct }) => direct === 0)
  return <ChartCard title={title} period={period} chart={chart} isEmpty={isEmpty} emptyText={t('No Data')} />
}
