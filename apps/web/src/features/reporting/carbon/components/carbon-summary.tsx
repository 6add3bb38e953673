import { emissionScaleOf, hasEwaste } from '@thant/contracts/materials/emissions'
import { howKnown } from '@thant/contracts/materials/uncertainty-notes'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { treatmentNotes } from '@thant/contracts/reporting/carbon-notes'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { allButEwaste, allWaste } from '../emission-sources.ts'
import { useAmount } from '../use-amount.ts'
import { useEmissionDrilldown } from '../use-emission-drilldown.ts'
import classes from './carbon-summary.module.css'

/** The net figure is in the tables alone, since the GHG Protocol lets nobody put it into an inventory. */
const headings = [
  { kind: 'direct', heading: 'Direct emissions (A)', withoutEwasteHeading: 'Direct, without e-waste' },
  { kind: 'avoided', heading: 'Avoided emissions (B + C)', withoutEwasteHeading: 'Avoided, without e-waste' },
] as const

export function CarbonSummary({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatMessage, formatValue } = usePlanFormat()
  const scale = emissionScaleOf(report.emissions)
  const amountOf = useAmount(report.emissions)
  const drilldownTo = useEmissionDrilldown(report)
  const { total, withoutEwaste } = report.emissions
  const [headline] = report.insights
  const sentence = t('In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.', {
    title: formatValue({ quarters: report.period }),
    weight: formatValue({ kg: total.weightKg, uncertaintyPercent: report.uncertaintyPercent }),
    months: formatValue({ months: report.months }),
  })
  return (
    <SectionCard title={t('Executive Summary')} subtitle={sentence}>
      {headline && <p className={classes.headline}>{formatMessage(headline)}</p>}
      {treatmentNotes(report.emissions).map((note) => (
        <p key={note.text} className={classes.fact}>
          {formatMessage(note)}
        </p>
      ))}
      {report.emptyMonths.length > 0 && (
        <p className={classes.fact}>
          {t('There was no waste pickup in {{months}}.', { months: formatValue({ months: report.emptyMonths }) })}
        </p>
      )}
      {report.measures && <p className={classes.fact}>{formatMessage(howKnown(report.measures))}</p>}
      <StatRow isInCard>
        {headings.map(({ kind, heading }) => (
          <StatCard
            key={kind}
            label={t(heading)}
            {...amountOf(total[kind])}
            period={
              <DrilldownFigure {...drilldownTo(t('Total'), allWaste, kind)}>
                <span data-screen-only>{t('Show the pickups')}</span>
              </DrilldownFigure>
            }
          />
        ))}
      </StatRow>
      {hasEwaste(report.emissions) && (
        <dl className={classes.facts} aria-label={t('Without e-waste')}>
          {headings.map(({ kind, withoutEwasteHeading }) => (
            <div key={kind}>
              <dt>{t(withoutEwasteHeading)}</dt>
              <dd>
                <DrilldownFigure {...drilldownTo(t('Without e-waste'), allButEwaste, kind)}>
                  {formatValue({ ...scale, tonnes: withoutEwaste[kind] })}
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
