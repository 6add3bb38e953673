import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { periodOf } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { CompositionChart } from '#features/materials/wastes/components/composition-chart.tsx'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import own from './own-report.module.css'

export function ReportComposition({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const { composition, weightKg } = report.figures
  return (
    <div className={own.charts}>
      <SectionCard title={t('Waste Composition')}>
        <table className={classes.table} aria-label={t('Waste Composition')}>
          <thead>
            <tr>
              <th scope="col">{t('Waste type')}</th>
              <th scope="col">{t('Weight')}</th>
            </tr>
          </thead>
          <tbody>
            {composition.map(({ name, quantity }) => (
              <tr key={name}>
                <th scope="row">
                  <WasteTypeBadge type={name} />
                </th>
                <td data-label={t('Weight')}>
                  <DrilldownFigure title={t(wasteTypeLabels[name])} filter={{ type: name }}>
                    {format.kg(quantity)}
                  </DrilldownFigure>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('Total')}</th>
              <td data-label={t('Weight')}>
                <DrilldownFigure title={t('Total')}>{format.kg(weightKg)}</DrilldownFigure>
              </td>
            </tr>
          </tfoot>
        </table>
      </SectionCard>
      <CompositionChart
        title={t('Collected waste by type (kg)')}
        period={formatValue({ quarters: periodOf(report) })}
        figures={composition}
      />
    </div>
  )
}
