import { Alert, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { emissionDigits } from '@thant/contracts/materials/emissions'
import { percentOfShare } from '@thant/contracts/materials/shares'
import { wasteTreatmentLabels, wasteTypeLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { type Composition, griBoundary, griOperationLabels } from '@thant/contracts/reporting/gri'
import type { GriProof } from '@thant/contracts/reporting/gri-proof'
import { formatMonths } from '@thant/i18n/short-dates'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { Facts } from '#components/figures/facts.tsx'
import prose from '#components/layout/page/prose.module.css'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Shows what a report of GRI 306 says, in the units of its paper. */
export function GriProofCard({ proof }: { proof: GriProof }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const { organization, sites, from, to, countedUntil, revises, revisedBy, others, baseYear, statements } = proof
  const { uncertaintyPercent } = proof
  const kilograms = (kg: number) => t('{{kilograms}} kg', { kilograms: formatValue({ exactKg: kg }) })
  const both = (kg: number) =>
    t('{{kilograms}} kg, {{tons}} t', {
      kilograms: formatValue({ exactKg: kg }),
      tons: formatValue({ metricTonsOfKg: kg }),
    })
  /** The figure of the months, and that of the same months of the base year. */
  const compared = (label: TranslationKey, figure: keyof Composition) => {
    const now = { label: t(label), value: both(proof[figure]) }
    if (baseYear === null) return [now]
    const months = formatMonths(baseYear, format, t)
    const then = t('{{figure}} in the base year, {{months}}', { figure: t(label), months })
    return [now, { label: then, value: both(baseYear[figure]) }]
  }
  const share = (of: number | null) => (of === null ? '–' : format.share(percentOfShare(of)))
  const emissions = (tonnes: number) => formatValue({ tonnes, unit: 't', digits: emissionDigits })
  const named = ({ number, createdAt }: GriProof['others'][number]) =>
    t('{{number}} of {{date}}', { number, date: format.date(createdAt) })
  return (
    <Stack>
      <Alert role="status" color="leaf" icon={<IconShieldCheck />} title={t('We made a report with this fingerprint')}>
        {t('Compare its figures with those on the paper: if one differs, the paper was changed.')}
      </Alert>
      {revisedBy !== null && (
        <Alert color="amber" title={t('There is a corrected version of this report')}>
          {t('It was made on {{date}} and corrects this one.', { date: format.date(revisedBy.createdAt) })}{' '}
          {t('Its number is {{number}}.', { number: revisedBy.number })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert color="amber" title={t('There is more than one report of these months')}>
          {t('Beside this one: {{reports}}.', { reports: others.map(named).join(t(', ')) })}
        </Alert>
      )}
      <p className={prose.note}>{t(griBoundary, { company: proof.madeBy })}</p>
      <Facts
        facts={[
          { label: t('Report'), value: t('Waste by GRI 306') },
          { label: t('Report number'), value: proof.number },
          { label: t('Made by'), value: proof.madeBy },
          { label: t('Organization'), value: organization ?? t('All organizations') },
          ...(sites ?? []).map((name) => ({ label: t('Site'), value: name })),
          { label: t('Months'), value: formatMonths({ from, to }, format, t) },
          ...(countedUntil === null ? [] : [{ label: t('Counted until'), value: format.date(countedUntil) }]),
          { label: t('Date'), value: format.date(proof.createdAt) },
          ...(revises ? [{ label: t('Corrects report'), value: named(revises) }] : []),
          ...compared('Waste generated', 'generated'),
          ...proof.types.map(({ wasteType, weightKg }) => ({
            label: t(wasteTypeLabels[wasteType]),
            value: kilograms(weightKg),
          })),
          ...proof.measures.map(({ measure, weightKg }) => ({
            label: t('How it is known: {{measure}}', { measure: t(weightMeasureLabels[measure]) }),
            value: kilograms(weightKg),
          })),
          ...(uncertaintyPercent === null
            ? []
            : [{ label: t('± at 95%'), value: format.plusMinus(uncertaintyPercent) }]),
          ...compared('Diverted from disposal', 'divertedFromDisposal'),
          ...compared('Directed to disposal', 'directedToDisposal'),
          ...proof.operations.map(({ operation, weightKg }) => ({
            label: t(griOperationLabels[operation]),
            value: kilograms(weightKg),
          })),
          ...(proof.destinations ?? []).map(({ name, weightKg }) => ({
            label:
              name === null ? t('Went where it is not recorded') : t('Went to {{destination}}', { destination: name }),
            value: kilograms(weightKg),
          })),
          { label: t(wasteTreatmentLabels.unknown), value: kilograms(proof.unknownTreatmentKg) },
          { label: t('Diversion rate'), value: share(proof.diversionRate) },
          { label: t('Weighed'), value: share(proof.weighedShare) },
          { label: t('Direct emissions'), value: emissions(proof.direct) },
          { label: t('Avoided emissions, outside of the scopes'), value: emissions(proof.avoided) },
          ...(statements.otherWasteKg === 0
            ? []
            : [
                { label: t('Waste that others take, by its own statement'), value: kilograms(statements.otherWasteKg) },
              ]),
        ]}
      />
      <p className={prose.note}>
        {t(
          'What becomes of each item follows the treatment profile of its day, unless staff set it for the item. Unknown treatment counts as disposal.',
        )}
      </p>
      {statements.texts.length > 0 && (
        <section aria-label={t('What a person typed into this report')}>
          <Text fw={600}>{t('What a person typed into this report')}</Text>
          <ul className={prose.list}>
            {statements.texts.map(({ typedBy, text }) => (
              <li key={text}>{t('Remark of {{name}}: {{remark}}', { name: typedBy, remark: text })}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}
