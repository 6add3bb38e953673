import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { dayNameIn } from '@thant/contracts/company/company-days'
import {
  type DecidedPickups,
  type HolidayPickup,
  holidayPickupEndpoints,
  maxHolidayPickups,
} from '@thant/contracts/service/holiday-pickups'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useIdempotencyKey } from '#components/form/idempotency-key.ts'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { clashesOf } from '../clashes.ts'
import { type Choice, countDecisions, decisionsFor } from '../decisions.ts'
import { holidayPickupsIn } from '../holiday-pickups-query.ts'
import { useHolidaysAhead } from '../use-holidays-ahead.ts'
import { ChangeTogether } from './change-together.tsx'
import { ConflictsAlert } from './conflicts-alert.tsx'
import { HolidayPickupsTable } from './holiday-pickups-table.tsx'

const none: readonly HolidayPickup[] = []
type Conflicts = DecidedPickups['conflicts']

/** Shows the pickups of a holiday, which is in the address, or of all holidays to come. */
export function HolidayDecisions() {
  const { t } = useTranslation()
  const format = useFormat()
  const [params] = useSearchParams()
  const query = holidayPickupsIn(params)
  const result = useEndpoint(holidayPickupEndpoints.list, { query }, { keepsPrevious: true })
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [conflicts, setConflicts] = useState<Conflicts>([])
  const pickups = result.data?.data ?? none
  const clashes = clashesOf(pickups, chosen)
  const leftOut = pickups.filter(({ _id, coveredOn }) => coveredOn !== null && !chosen.has(_id))
  const chooseFor = (ids: Iterable<string>, choice: Choice) =>
    setChosen(new Map([...chosen, ...[...ids].map((id) => [id, choice] as const)]))
  return (
    <Stack gap="md">
      <HolidaySelect />
      {conflicts.length > 0 && (
        <ConflictsAlert
          conflicts={conflicts}
          onOverrule={(ids) => {
            const sure = decisionsFor(pickups, chosen).filter(({ _id }) => ids.includes(_id))
            const choices = sure.map(({ _id, decision, day = null }) => [_id, { decision, day, isSure: true }] as const)
            setChosen(new Map([...chosen, ...choices]))
          }}
        />
      )}
      {leftOut.length > 0 && (
        <ChangeTogether
          title={t('Second pickups are left out')}
          text={t(
            'Pickups of a site that has another one of the same kind around the holiday: {{number}}. They are cancelled unless you change them.',
            { number: format.number(leftOut.length) },
          )}
          pickups={leftOut}
          choice={{ decision: 'cancel', day: null }}
          onChoose={(choice) =>
            chooseFor(
              leftOut.map(({ _id }) => _id),
              choice,
            )
          }
        />
      )}
      {clashes.size > 0 && (
        <ChangeTogether
          title={t('Days with another pickup')}
          text={t(
            'Pickups that would come to a day with one of the same kind: {{number}}. Please look at them before you accept.',
            { number: format.number(clashes.size) },
          )}
          pickups={pickups.filter(({ _id }) => clashes.has(_id))}
          choice={{ decision: 'cancel', day: null }}
          onChoose={(choice) => chooseFor(clashes, choice)}
        />
      )}
      {result.isError ? (
        <FailedCard error={result.error} onRetry={() => void result.refetch()} />
      ) : result.isPending ? (
        <Skeleton height={420} radius="md" aria-label={t('Loading…')} />
      ) : pickups.length === 0 ? (
        <EmptyState
          title={t('Nothing to decide')}
          hint={t('No pickup is planned on a day when the company is closed.')}
        />
      ) : (
        <SectionCard
          title={t('Pickups to decide on: {{count}}', {
            count: pickups.length,
          })}
          subtitle={pickups.length === maxHolidayPickups && t('The first ones are shown, more follow after these.')}
          tools={<AcceptAll pickups={pickups} chosen={chosen} onDecided={setConflicts} />}
        >
          <HolidayPickupsTable
            pickups={pickups}
            chosen={chosen}
            conflicts={conflicts}
            clashes={clashes}
            onChoose={(id, choice) => chooseFor([id], choice)}
          />
        </SectionCard>
      )}
    </Stack>
  )
}

function HolidaySelect() {
  const { t, language } = useTranslation()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const holidays = useHolidaysAhead()?.holidays ?? []
  const label = ({ from, to, pickups, ...names }: (typeof holidays)[number]) =>
    t('{{name}}, {{days}}: {{pickups}} to decide on', {
      name: dayNameIn(language, names),
      days: from === to ? format.date(from) : t('{{from}} to {{to}}', { from: format.date(from), to: format.date(to) }),
      pickups: format.number(pickups),
    })
  return (
    <Select
      label={t('Holiday')}
      maw={560}
      placeholder={t('All upcoming holidays')}
      clearable
      clearButtonProps={{ 'aria-label': t('All upcoming holidays') }}
      data={holidays.map((holiday) => ({ value: `${holiday.from} ${holiday.to}`, label: label(holiday) }))}
      value={params.has('from') ? `${params.get('from')} ${params.get('to')}` : null}
      onChange={(value) => {
        const [from, to] = value?.split(' ') ?? []
        setParams(from && to ? { from, to } : {}, { preventScrollReset: true })
      }}
    />
  )
}

type AcceptAllProps = {
  pickups: readonly HolidayPickup[]
  chosen: ReadonlyMap<string, Choice>
  onDecided: (conflicts: Conflicts) => void
}

/** One call decides on all pickups that are shown, so that each customer gets one mail. */
function AcceptAll({ pickups, chosen, onDecided }: AcceptAllProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const keyFor = useIdempotencyKey()
  const write = useWrite(holidayPickupEndpoints.decide)
  const decisions = decisionsFor(pickups, chosen)
  const counts = countDecisions(decisions)
  const send = () =>
    write.mutate(
      { body: { decisions }, idempotencyKey: keyFor(decisions) },
      {
        onSuccess: ({ data }) => {
          onDecided(data.conflicts)
          notifyDone(
            t('Moved: {{moved}}, kept: {{kept}}, cancelled: {{cancelled}}', {
              moved: format.number(data.moved),
              kept: format.number(data.kept),
              cancelled: format.number(data.cancelled),
            }),
          )
        },
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <Group gap="sm">
      <Text fz="sm" c="dimmed">
        {t('To move: {{move}}, to keep: {{keep}}, to cancel: {{cancel}}', {
          move: format.number(counts.move),
          keep: format.number(counts.keep),
          cancel: format.number(counts.cancel),
        })}
      </Text>
      <Button leftSection={<IconCheck size={16} />} loading={write.isPending} onClick={send}>
        {t('Accept all')}
      </Button>
    </Group>
  )
}
