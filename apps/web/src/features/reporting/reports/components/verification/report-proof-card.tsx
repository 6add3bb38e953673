import { Alert, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { wasteTreatmentLabels, wasteTypeLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { shownLine } from '@thant/contracts/reporting/report-data'
import type { ReportProof } from '@thant/contracts/reporting/report-proof'
import { Facts } from '#components/figures/facts.tsx'
import prose from '#components/layout/page/prose.module.css'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Shows a report's figures, since a fingerprint may stand on a paper whose figures were changed. */
export function ReportProofCard({ proof }: { proof: ReportProof }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatMessage, formatValue } = usePlanFormat()
  const {
    kind,
    number,
    organization,
    period,
    createdAt,
    madeBy,
    revisedAt,
    revisedBy,
    revises,
    pickups,
    weightKg,
    uncertaintyPercent,
    measures,
    composition,
    whatBecame,
    remarks,
    others,
  } = proof
  const { unit, digits } = proof.emissions
  const scale = { unit, digits }
  const wentTo = (name: string | null) =>
    name === null ? t('Went where it is not recorded') : t('Went to {{destination}}', { destination: name })
  return (
    <Stack>
      <Alert role="status" color="leaf" icon={<IconShieldCheck />} title={t('We made a report with this fingerprint')}>
        {t('Compare its figures with those on the paper: if one differs, the paper was changed.')}
      </Alert>
      {revisedAt !== null && (
        <Alert color="amber" title={t('There is a corrected version of this report')}>
          {t('It was made on {{date}} and corrects this one.', { date: format.date(revisedAt) })}
          {revisedBy !== null && ` ${t('Its number is {{number}}.', { number: revisedBy })}`}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert color="amber" title={t('There is more than one report of these months')}>
          {t('Beside this one: {{reports}}.', {
            reports: others
              .map((other) => t('{{number}} of {{date}}', { number: other.number, date: format.date(other.createdAt) }))
              .join(t(', ')),
          })}
        </Alert>
      )}
      <Facts
        facts={[
          { label: t('Report'), value: kind === 'carbon' ? t('Carbon Report') : t('Waste Audit Report') },
          { label: t('Report number'), value: number },
          { label: t('Prepared by'), value: madeBy },
          { label: t('Organization'), value: organization },
          { label: t('Period'), value: formatValue({ quarters: period }) },
          { label: t('Date'), value: format.date(createdAt) },
          ...(revises ? [{ label: t('Corrects report'), value: revises.number }] : []),
          ...(pickups === null ? [] : [{ label: t('Pickups'), value: format.number(pickups) }]),
          { label: t('Total'), value: formatValue({ kg: weightKg, uncertaintyPercent }) },
          ...(measures ?? []).map(({ measure, weightKg: kg }) => ({
            label: t('How it is known: {{measure}}', { measure: t(weightMeasureLabels[measure]) }),
            value: format.kg(kg),
          })),
          ...composition.map(({ name, quantity }) => ({ label: t(wasteTypeLabels[name]), value: format.kg(quantity) })),
          ...(whatBecame === null
            ? []
            : [
                { label: t('Diverted from disposal'), value: formatValue({ percent: whatBecame.divertedPercent }) },
                ...whatBecame.treatments.map(({ treatment, weightKg: kg }) => ({
                  label: t(wasteTreatmentLabels[treatment]),
                  value: format.kg(kg),
                })),
                ...whatBecame.destinations.map(({ name, weightKg: kg }) => ({
                  label: wentTo(name),
                  value: format.kg(kg),
                })),
              ]),
          { label: t('Direct emissions (A)'), value: formatValue({ ...scale, tonnes: proof.emissions.direct }) },
          { label: t('Avoided emissions (B + C)'), value: formatValue({ ...scale, tonnes: proof.emissions.avoided }) },
          // Waste reports have no net figure any more; former ones, whose amounts have no unit in common, have it.
          ...(kind === 'carbon' || unit === undefined
            ? [{ label: t('Net emissions'), value: formatValue({ ...scale, tonnes: proof.emissions.net }) }]
            : []),
        ]}
      />
      {whatBecame !== null && (
        <p className={prose.note}>
          {t(
            'What becomes of each item follows the treatment profile of its day, unless staff set it for the item. Unknown treatment counts as disposal.',
          )}
        </p>
      )}
      {remarks.length > 0 && (
        <section aria-label={t('What a person typed into this report')}>
          <Text fw={600}>{t('What a person typed into this report')}</Text>
          <ul className={prose.list}>
            {remarks.map((remark) => (
              <li key={remark.text}>{formatMessage(shownLine({ ...remark, isLiteral: true }))}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}
