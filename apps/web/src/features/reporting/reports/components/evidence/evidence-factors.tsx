import type { EvidenceFactors as Factors } from '@thant/contracts/reporting/report-evidence'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { FactorTable } from '#features/reporting/carbon/components/factor-table.tsx'
import { factorSetSource } from '#features/reporting/carbon/factor-set-name.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Shows the factor sets of the report's months with their sources. */
export function EvidenceFactors({ factors }: { factors: readonly Factors[] }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  return factors.map(({ months, factorSet }) => (
    <SectionCard
      key={factorSet._id}
      title={`${t('Factor set')} ${factorSet.name} ${factorSet.version}`}
      subtitle={t('Factors in t CO₂e per tonne of waste.')}
    >
      <Facts
        facts={[
          { label: t('Months'), value: formatValue({ monthSpan: months }) },
          { label: t('Source'), value: factorSetSource(factorSet, t) },
          ...(factorSet.year === null ? [] : [{ label: t('Year of publication'), value: String(factorSet.year) }]),
          ...(factorSet.region === '' ? [] : [{ label: t('Region'), value: factorSet.region }]),
        ]}
      />
      <FactorTable factorSet={factorSet} />
    </SectionCard>
  ))
}
