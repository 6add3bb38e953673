import { type MonthlyWaste, type WasteSummary, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { useMemo } from 'react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { CompositionChart } from '#features/materials/wastes/components/composition-chart.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './own-report.module.css'

export function ReportMonths({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('Total Composition by Month')}>
      <div className={classes.months}>
        {report.figures.months.map((month) => (
          <MonthComposition key={month.month} month={month} />
        ))}
      </div>
    </SectionCard>
  )
}

function MonthComposition({ month }: { month: MonthlyWaste }) {
  const { t } = useTranslation()
  const format = useFormat()
  const figures = useMemo(() => compositionOf(month), [month])
  return <CompositionChart title={format.month(month.month)} period={t('In kg')} figures={figures} height={240} />
}

function compositionOf(month: MonthlyWaste): WasteSummary[] {
  return wasteTypes.map((name) => ({ name, quantity: weightIn(month, name) })).filter(({ quantity }) => quantity > 0)
}
