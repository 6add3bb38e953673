import { percentOfShare } from '@thant/contracts/materials/shares'
import type { GriTables } from '@thant/contracts/reporting/gri'
import { formatMonths } from '@thant/i18n/short-dates'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { useDrilldown } from '#features/materials/drilldown/drilldown.ts'
import { HowKnown } from '#features/materials/wastes/components/how-known.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { summaryDecimals } from '../shown-decimals.ts'

/** What was collected and what became of it, with how much of it was weighed beside the rate. */
export function GriSummary({ tables, range }: { tables: GriTables; range: MonthRange }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { waste306_3, dataQuality } = tables
  const { measures, uncertaintyPercent } = dataQuality
  const { generated, divertedFromDisposal, directedToDisposal } = waste306_3.total
  const shareOf = (share: number | null) => (share === null ? '–' : format.share(percentOfShare(share)))
  const decimals = summaryDecimals(waste306_3.total)
  const weightOf = (kilograms: number) => format.number(kilograms, decimals)
  const rangeOf = (percent: number | null) => percent !== null && format.plusMinus(percent)
  const hasPickups = useDrilldown() !== undefined
  const pickups = hasPickups && <span data-screen-only>{t('Show the pickups')}</span>
  return (
    <StatRow>
      <StatCard
        label={t('Waste collected')}
        value={weightOf(generated)}
        unit={t('kg')}
        period={
          <>
            <HowKnown measures={measures} uncertaintyPercent={uncertaintyPercent.generated} />
            <div>{formatMonths(range, format, t)}</div>
            <DrilldownFigure title={t('Waste collected')} cell={{}}>
              {pickups}
            </DrilldownFigure>
          </>
        }
      />
      <StatCard
        label={t('Diversion rate')}
        value={shareOf(dataQuality.diversionRate)}
        period={
          <DrilldownFigure title={t('Weighed')} cell={{ measure: 'weighed' }}>
            {t('{{share}} of the weight was weighed', { share: shareOf(dataQuality.weighedShare) })}
          </DrilldownFigure>
        }
      />
      <StatCard
        label={t('Diverted from disposal')}
        value={weightOf(divertedFromDisposal)}
        unit={t('kg')}
        period={
          <>
            <div>{rangeOf(uncertaintyPercent.divertedFromDisposal)}</div>
            <DrilldownFigure title={t('Diverted from disposal')} cell={{ operation: 'diverted' }}>
              {pickups}
            </DrilldownFigure>
          </>
        }
      />
      <StatCard
        label={t('Directed to disposal')}
        value={weightOf(directedToDisposal)}
        unit={t('kg')}
        period={
          <>
            <div>{rangeOf(uncertaintyPercent.directedToDisposal)}</div>
            <DrilldownFigure title={t('Directed to disposal')} cell={{ operation: 'disposed' }}>
              {pickups}
            </DrilldownFigure>
          </>
        }
      />
    </StatRow>
  )
}
