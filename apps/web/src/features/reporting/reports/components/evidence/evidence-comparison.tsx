import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { listedTypes, type WasteType, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { fewestDecimals } from '@thant/i18n/decimals'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { GriTable } from '#features/reporting/gri/components/gri-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { EvidencedReport } from '../../evidenced-report.ts'

type EvidenceComparisonProps = { report: EvidencedReport; evidence: ReportEvidence }

/** Says what is frozen and what is of today, and whether both are of the same pickups, with the figures of both. */
export function EvidenceComparison({ report, evidence }: EvidenceComparisonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { createdAt, composition, weightKg, isOfTotals } = report
  const { computedAt, dataChangedSince, tables } = evidence
  const { rows, total } = tables.waste306_3
  const frozenOf = (type: WasteType) => composition.find(({ name }) => name === type)?.quantity ?? 0
  const todayOf = (type: WasteType) => rows.find(({ wasteType }) => wasteType === type)?.generated ?? 0
  const lines = [
    ...listedTypes(frozenOf('Mixed') > 0 || todayOf('Mixed') > 0).map((wasteType) => ({
      name: t(wasteTypeLabels[wasteType]),
      frozen: frozenOf(wasteType),
      today: todayOf(wasteType),
      cell: { wasteType },
      isTotal: false,
    })),
    { name: t('Total'), frozen: weightKg, today: total.generated, cell: {}, isTotal: true },
  ]
  const isSame = !dataChangedSince && lines.every(({ frozen, today }) => frozen === today)
  const decimals = fewestDecimals(lines.flatMap(({ frozen, today }) => [frozen, today]))
  const written = (weight: number) => format.number(weight, decimals)
  const kilograms = (weight: number) => t('{{weight}} kg', { weight: written(weight) })
  const days = { date: format.date(createdAt), now: format.dateTime(computedAt) }
  return (
    <SectionCard title={t("The report, and today's figures")} subtitle={t('In kilograms')}>
      {isSame ? (
        <Alert
          role="status"
          color="leaf"
          icon={<IconShieldCheck />}
          title={isOfTotals ? t('The weights are those of the report') : t('The pickups are those of the report')}
        >
          {isOfTotals
            ? t(
                'The report was made on {{date}} and never changes. What is on this page was computed on {{now}} from the same weights and treatments.',
                days,
              )
            : t(
                'The report was made on {{date}} and never changes. What is on this page was computed on {{now}} from the same pickups and weights, with what is known today of what became of them.',
                days,
              )}
        </Alert>
      ) : (
        <Alert
          role="status"
          color="amber"
          icon={<IconAlertTriangle />}
          title={t('Pickups were changed after the report was made')}
        >
          {t(
            'The report was made on {{date}} with {{frozen}} and never changes. What is on this page was computed on {{now}} from what is known today: {{today}}.',
            { ...days, frozen: kilograms(weightKg), today: kilograms(total.generated) },
          )}
        </Alert>
      )}
      <GriTable
        label={t("The report, and today's figures")}
        columns={[t('Waste type'), t('In the report (kg)'), t('Today (kg)')]}
        rows={lines.map(({ name, frozen, today, cell, isTotal }) => ({
          name,
          isTotal,
          cells: [{ text: written(frozen) }, { text: written(today), cell }],
        }))}
      />
    </SectionCard>
  )
}
