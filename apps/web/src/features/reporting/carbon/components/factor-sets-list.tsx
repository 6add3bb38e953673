import { Anchor, Badge, Group, Skeleton } from '@mantine/core'
import { assessmentLabels } from '@thant/contracts/reporting/assessments'
import { type FactorSet, factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { factorFileAddress } from '../factor-csv.ts'
import { factorSetName, factorSetPotentials, factorSetSource } from '../factor-set-name.ts'
import { setInForce } from '../factor-set-values.ts'
import classes from './carbon-report-view.module.css'
import { FactorTable } from './factor-table.tsx'

/** Lists every version of the emission factors, the latest to come into force first. */
export function FactorSetsList() {
  const result = useEndpoint(factorSetEndpoints.list, {})
  const today = todayIn(useCompanyTimeZone())
  const sets = result.data?.data
  if (result.isError) {
    return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  }
  if (!sets) return <Skeleton height={420} radius="md" />
  const inForce = setInForce(sets, today)
  return (
    <div className={classes.view}>
      {sets.map((set) => (
        <FactorSetCard key={set._id} set={set} state={stateOf(set, inForce, today)} />
      ))}
    </div>
  )
}

type State = 'in force' | 'to come' | 'past'

function stateOf(set: FactorSet, inForce: FactorSet | undefined, today: string): State {
  if (set._id === inForce?._id) return 'in force'
  return set.validFrom > today ? 'to come' : 'past'
}

const badges: Record<State, { label: TranslationKey; color: string }> = {
  'in force': { label: 'In force', color: 'leaf' },
  'to come': { label: 'To come', color: 'sky' },
  past: { label: 'Superseded', color: 'gray' },
}

function FactorSetCard({ set, state }: { set: FactorSet; state: State }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <SectionCard
      title={factorSetName(set, format, t)}
      tools={
        <Group gap="sm">
          <Anchor href={factorFileAddress(set.factors)} download={`${set.name} ${set.version}.csv`} fz="sm">
            {t('Download CSV')}
          </Anchor>
          <Badge color={badges[state].color}>{t(badges[state].label)}</Badge>
        </Group>
      }
    >
      <Facts
        facts={[
          { label: t('In force from'), value: format.date(set.validFrom) },
          { label: t('Global warming potentials'), value: factorSetPotentials(set, t) },
          { label: t('Assessment report'), value: t(assessmentLabels[set.assessment]) },
          ...(set.year === null ? [] : [{ label: t('Year of publication'), value: String(set.year) }]),
          ...(set.region === '' ? [] : [{ label: t('Region'), value: set.region }]),
          { label: t('Added'), value: format.dateTime(set.createdAt) },
        ]}
      />
      <Facts facts={[{ label: t('Source'), value: factorSetSource(set, t) }]} />
      <FactorTable factorSet={set} />
    </SectionCard>
  )
}
