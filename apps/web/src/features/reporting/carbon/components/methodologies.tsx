import { assessmentSentences } from '@thant/contracts/reporting/assessments'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { methodNotes } from '@thant/contracts/reporting/carbon-notes'
import type { CarbonFactorSet } from '@thant/contracts/reporting/factor-sets'
import { Fragment } from 'react'
import { Facts } from '#components/figures/facts.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { factorSetName, factorSetPotentials, factorSetSource } from '../factor-set-name.ts'
import { FactorTable } from './factor-table.tsx'

export function Methodologies({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatMessage, formatValue } = usePlanFormat()
  const { factorSet, earlierFactorSets = [] } = report
  return (
    <SectionCard title={t('Methodologies')}>
      <div className={prose.prose}>
        <p>
          {t(
            'Each weight is multiplied by the factors of its material and of what became of it. 1,000 kg are 1 t; figures are rounded only where they are shown, and so may not add up in their last digit.',
          )}
        </p>
        <ul>
          <li>{t('A, direct: what treating the waste emits itself.')}</li>
          <li>{t('B, avoided material or fertilizer: what making new material or fertilizer would have emitted.')}</li>
          <li>{t('C, avoided landfilling: what the waste would have emitted in a landfill.')}</li>
        </ul>
      </div>
      {earlierFactorSets.length > 0 && <p>{t('Each month counts by the factor set in force at its end.')}</p>}
      {earlierFactorSets.map((earlier) => (
        <Fragment key={earlier.months.to}>
          <p>{t('Factors of {{months}}:', { months: formatValue({ monthSpan: earlier.months }) })}</p>
          <Factors factorSet={earlier.factorSet} />
        </Fragment>
      ))}
      {earlierFactorSets.length > 0 && <p>{t('Factors of the months since:')}</p>}
      <Factors factorSet={factorSet} />
      <div className={prose.prose}>
        {methodNotes(report).map((note) => (
          <p key={note.text}>{formatMessage(note)}</p>
        ))}
      </div>
    </SectionCard>
  )
}

function Factors({ factorSet }: { factorSet: CarbonFactorSet }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <FactorTable factorSet={factorSet} />
      <p className={prose.note}>{t('Factors in t CO₂e per tonne of waste.')}</p>
      <Facts
        facts={[
          {
            label: t('Factor set'),
            value: factorSetName(factorSet, format, t),
          },
          { label: t('Global warming potentials'), value: factorSetPotentials(factorSet, t) },
          { label: t('Source'), value: factorSetSource(factorSet, t) },
        ]}
      />
      {factorSet.assessment && <p className={prose.note}>{t(assessmentSentences[factorSet.assessment])}</p>}
    </>
  )
}
