import { percentOfShare } from '@thant/contracts/materials/shares'
import { uncertaintyRule, uncertaintySources } from '@thant/contracts/materials/uncertainty-notes'
import { wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { GriWaste } from '@thant/contracts/reporting/gri'
import type { GriCell } from '@thant/contracts/reporting/gri-items'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { shownDecimals } from '../shown-decimals.ts'
import { type GriFigure, GriTable, type GriTableRow } from './gri-table.tsx'

/** How the figures are known, by whom, and by what method; and apart from it how much has left the company. */
export function GriDataQuality({ tables }: { tables: GriWaste }) {
  const { t } = useTranslation()
  const format = useFormat()
  const company = useCompany()?.name ?? ''
  const decimals = shownDecimals(tables)
  const { measures, uncertaintyPercent, unknownTreatment, coveredByConsignments } = tables.dataQuality
  const { generated } = tables.waste306_3.total
  const { formatMessage } = usePlanFormat()
  const plusMinus = (percent: number | null) => ({ text: percent === null ? '–' : format.plusMinus(percent) })
  const row = (name: string, { weightKg, share }: typeof unknownTreatment, known?: GriCell) => {
    // Nothing is behind a zero.
    const cell = weightKg === 0 ? undefined : known
    const cells: GriFigure[] = [
      { text: format.number(weightKg, weightKg === 0 ? 0 : decimals), cell },
      share === null ? { text: '–' } : { text: format.share(percentOfShare(share)), cell },
    ]
    return { name, cells }
  }
  const knownRow = ({ measure, uncertainty, ...known }: (typeof measures)[number]): GriTableRow => {
    const measured = row(t(weightMeasureLabels[measure]), known, { measure })
    return { ...measured, isEmpty: known.weightKg === 0, cells: [...measured.cells, plusMinus(uncertainty.percent)] }
  }
  const unknown = row(t(wasteTreatmentLabels.unknown), unknownTreatment, { treatment: 'unknown' })
  const total = row(t('Total'), { weightKg: generated, share: generated === 0 ? null : 1 }, {})
  return (
    <SectionCard title={t('How it is known')} subtitle={t('Recorded by {{company}} at each pickup.', { company })}>
      <GriTable
        label={t('How it is known')}
        columns={[t('How the weight is known'), t('Weight (kg)'), t('Share of waste generated'), t('± at 95%')]}
        rows={[
          ...measures.map(knownRow),
          { ...total, isTotal: true, cells: [...total.cells, plusMinus(uncertaintyPercent.generated)] },
          { ...unknown, isEmpty: unknownTreatment.weightKg === 0, cells: [...unknown.cells, plusMinus(null)] },
        ]}
      />
      <p className={prose.note}>{t(uncertaintyRule)}</p>
      <ul className={prose.list}>
        {uncertaintySources(measures).map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source stands once for each measure, in a fixed order.
          <li key={index}>{formatMessage(source)}</li>
        ))}
      </ul>
      <p className={prose.note}>
        {t(
          'Weighed means that the crew read a scale, estimated that they judged by eye; what was not recorded may be either. What becomes of each item follows the treatment profile of its day, unless staff set it for the item. Unknown treatment counts as disposal.',
        )}
      </p>
      <GriTable
        label={t('What has left the company')}
        columns={[t('What has left the company'), t('Weight (kg)'), t('Share of waste generated')]}
        rows={[
          row(t('Delivered to the destination shown'), coveredByConsignments),
          row(t('Of that, with a weighbridge slip'), coveredByConsignments.withSlip),
        ]}
      />
      <p className={prose.note}>
        {t(
          'Counted here is what left in weighed loads to the destination that is named above. A load holds the waste of several customers, and each has the part that it gave of that waste type and month. Loads take the oldest waste first, up to six months back. An item heavier than a truck carries is left out until it is corrected.',
        )}
      </p>
    </SectionCard>
  )
}
