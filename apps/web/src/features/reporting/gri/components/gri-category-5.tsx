import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { emissionDigits } from '@thant/contracts/materials/emissions'
import { assessmentSentences } from '@thant/contracts/reporting/assessments'
import { withoutFactorWeights } from '@thant/contracts/reporting/carbon-notes'
import type { GriTables } from '@thant/contracts/reporting/gri'
import { weightDecimals } from '@thant/i18n/decimals'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { factorSetName, factorSetPotentials } from '#features/reporting/carbon/factor-set-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { GriTable } from './gri-table.tsx'

/** Direct emissions alone; avoided ones stand on their own line, outside of the scopes. Both have one unit. */
export function GriCategory5({ tables }: { tables: Pick<GriTables, 'scope3Category5'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const { direct, outsideOfScopes, withoutFactor, isTooLow, factorSets } = tables.scope3Category5
  const scale = { unit: 't', digits: emissionDigits } as const
  const title = t('Scope 3, category 5: Waste generated in operations')
  return (
    <SectionCard title={title}>
      <GriTable
        label={title}
        columns={[t('Figure'), t('Emissions')]}
        rows={[
          { name: t('Direct emissions'), cells: [{ text: formatValue({ tonnes: direct, ...scale }), cell: {} }] },
          {
            name: t('Avoided emissions, outside of the scopes'),
            cells: [{ text: formatValue({ tonnes: outsideOfScopes.avoided, ...scale }), cell: {} }],
          },
        ]}
      />
      {isTooLow && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title={t('Direct emissions are understated')}>
          {t('The factor set has no factors for: {{waste}}. They are counted as 0.', {
            waste: withoutFactorWeights(withoutFactor)
              .map(({ text, kg }) => `${t(text)} ${format.kg(kg, weightDecimals([kg]))}`)
              .join(t(', ')),
          })}
        </Alert>
      )}
      {factorSets.map(({ _id, name, version, gwpSet, assessment }) => (
        <p key={_id} className={prose.note}>
          {t('Factor set')}: {factorSetName({ name, version }, format, t)}, {factorSetPotentials({ gwpSet }, t)}.{' '}
          {t(assessmentSentences[assessment])}
        </p>
      ))}
    </SectionCard>
  )
}
