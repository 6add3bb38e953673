import type { CarbonReport } from '@thant/contracts/carbon'
import { emissionUnitOf, hasEwaste } from '@thant/contracts/emissions'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import prose from '#components/layout/prose.module.css'
import { SectionCard } from '#components/layout/section-card.tsx'
import { DrilldownFigure } from '#features/drilldown/components/drilldown-figure.tsx'
import { usePlanFormat } from '#features/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type EmissionKind, emissionKinds } from '../emission-kinds.ts'
import { useAmount } from '../use-amount.ts'
import { useEmissionDrilldown } from '../use-emission-drilldown.ts'
import classes from './carbon-summary.module.css'

const headings: Record<EmissionKind, string> = {
  direct: 'Direct emissions (A)',
  avoided: 'Avoided emissions (B + C)',
  net: 'Net emissions (A − B − C)',
}
const withoutEwasteHeadings: Record<EmissionKind, string> = {
  direct: 'Direct, without e-waste',
  avoided: 'Avoided, without e-waste',
  net: 'Net, without e-waste',
}
const allButEwaste: readonly WasteType[] = wasteTypes.filter((type) => type !== 'E-waste')

export function CarbonSummary({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatMessage, formatValue } = usePlanFormat()
  const unit = emissionUnitOf(report.emissions)
  const amountOf = useAmount(report.emissions)
  const drilldownTo = useEmissionDrilldown(report)
  const { total, withoutEwaste } = report.emissions
  const [headline] = report.insights
  const sentence = t('In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.', {
    title: formatValue({ quarters: report.period }),
    weight: formatValue({ kg: total.weightKg }),
    months: formatValue({ months: report.months }),
  })
  return (
    <SectionCard title={t('Executive Summary')} subtitle={sentence}>
      {headline && <p className={classes.headline}>{formatMessage(headline)}</p>}
      {report.emptyMonths.length > 0 && (
        <p>{t('There was no waste pickup in {{months}}.', { months: formatValue({ months: report.emptyMonths }) })}</p>
      )}
      <StatRow isInCard>
        {emissionKinds.map((kind) => (
          <StatCard
            key={kind}
            label={t(headings[kind])}
            {...amountOf(total[kind])}
            period={
              <DrilldownFigure {...drilldownTo(t('Total'), wasteTypes, kind)}>
                <span data-screen-only>{t('Show the pickups')}</span>
              </DrilldownFigure>
            }
          />
        ))}
      </StatRow>
      {hasEwaste(report.emissions) && (
        <dl className={classes.facts} aria-label={t('Without e-waste')}>
          {emissionKinds.map((kind) => (
            <div key={kind}>
              <dt>{t(withoutEwasteHeadings[kind])}</dt>
              <dd>
                <DrilldownFigure {...drilldownTo(t('Without e-waste'), allButEwaste, kind)}>
                  {formatValue({ tonnes: withoutEwaste[kind], unit })}
                </DrilldownFigure>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={prose.note}>
        {t(
          'Direct emissions can be used for Scope 3, category 5, of the GHG Protocol. Avoided emissions are reported beside the scopes, never within them; the net figure compares and is not part of an inventory.',
        )}
      </p>
    </SectionCard>
  )
}
