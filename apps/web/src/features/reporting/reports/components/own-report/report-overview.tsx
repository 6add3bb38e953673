import { periodOf } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { HowKnown } from '#features/materials/wastes/components/how-known.tsx'
import { MonthlyWasteChart } from '#features/materials/wastes/components/monthly-waste-chart.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { rangeOf } from '../../month-range.ts'

export function ReportOverview({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const { weightKg, pickups, months, measures = [], uncertaintyPercent } = report.figures
  const period = formatValue({ quarters: periodOf(report) })
  return (
    <>
      <SectionCard title={t('Waste Generation Overview')}>
        <StatRow isInCard>
          <StatCard
            label={t('Total collected waste')}
            value={format.weight(weightKg)}
            unit={
              <>
                {t('kg')} <HowKnown measures={measures} uncertaintyPercent={uncertaintyPercent} />
              </>
            }
            period={
              <DrilldownFigure title={t('Total collected waste')}>
                <span data-screen-only>{t('Show the pickups')}</span>
              </DrilldownFigure>
            }
          />
          <StatCard label={t('Total pickups')} value={format.number(pickups)} period={period} />
          <StatCard label={t('Waste types')} value={format.number(report.figures.composition.length)} period={period} />
        </StatRow>
      </SectionCard>
      <MonthlyWasteChart
        title={t('Collected waste by month (kg)')}
        figures={months}
        range={rangeOf(months)}
        emptyText={t('No Data')}
      />
    </>
  )
}
