import {
  type GriContext,
  griTextTitles,
  intensityDigits,
  intensityLabels,
} from '@thant/contracts/reporting/gri-context'
import { griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { GriTable } from './gri-table.tsx'
import { OtherWasteTable } from './other-waste-table.tsx'
import { StatedText } from './stated-text.tsx'

type GriStatedProps = { organizationId: string; range: MonthRange }

/** What the organization adds to its tables, below them and in none of their sums. */
export function GriStated({ organizationId, range }: GriStatedProps) {
  const { t } = useTranslation()
  const result = useEndpoint(griEntryEndpoints.context, { params: { organizationId }, query: range })
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const stated = result.data?.data
  if (stated === undefined) return null
  const { intensities, otherWaste, texts } = stated
  return (
    <>
      {intensities.length > 0 && <Intensities intensities={intensities} />}
      {otherWaste.length > 0 && (
        <SectionCard
          title={t('Waste that others took, as stated by {{name}}', { name: namesOf(otherWaste) })}
          subtitle={t(
            'Onsite is what was treated where it arose. Nothing of it is in the tables, sums and rates above.',
          )}
        >
          <OtherWasteTable wastes={otherWaste} />
        </SectionCard>
      )}
      {texts.map((text) => (
        <SectionCard key={text.key} title={t(griTextTitles[text.key])}>
          <StatedText text={text} />
        </SectionCard>
      ))}
    </>
  )
}

function Intensities({ intensities }: Pick<GriContext, 'intensities'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = [...new Set(intensities.flatMap(({ typedBy }) => typedBy))].sort().join(t(', '))
  return (
    <SectionCard title={t('Intensity')}>
      <GriTable
        label={t('Intensity')}
        columns={[t('Figure'), t('Value'), t('Waste collected (kg)'), t('Stated amount'), t('Based on')]}
        rows={intensities.map(({ metric, kgPerUnit, weightKg, amount, months, ofMonths }) => ({
          name: t(intensityLabels[metric]),
          cells: [
            {
              text: kgPerUnit === null ? t('None, as the amount is 0') : format.significant(kgPerUnit, intensityDigits),
            },
            { text: format.number(weightKg) },
            { text: format.number(amount, Number.isInteger(amount) ? 0 : 2) },
            {
              text: t('{{months}} of {{all}} months that are over', {
                months: format.number(months),
                all: format.number(ofMonths),
              }),
            },
          ],
        }))}
      />
      <p className={prose.note}>
        {t(
          'The waste collected in the months that are over and have an amount, divided by the amount: the sum of guest nights and meals, the average of employees and square metres. Amounts as stated by {{name}}.',
          { name: names },
        )}
      </p>
    </SectionCard>
  )
}

function namesOf(stated: ReadonlyArray<{ typedBy: string }>): string {
  return [...new Set(stated.map(({ typedBy }) => typedBy))].sort().join(', ')
}
