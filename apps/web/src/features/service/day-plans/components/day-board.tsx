import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconInfoCircle, IconRoute } from '@tabler/icons-react'
import { type DayPlan, type DayPlanForm, dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { NoPickupsCard } from '#features/service/pickups/components/no-pickups-card.tsx'
import { runDay } from '#features/service/pickups/run-sheet/runs.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { moveStop, pinStop, routesIn } from '../board-order.ts'
import { noteTexts } from '../unserved-texts.ts'
import { BoardColumns } from './board-columns.tsx'
import { DaySketch } from './day-sketch.tsx'

/** While its day runs, what is expected changes with each stop. */
const refetchMs = 60_000

/** The vehicles of a day with their stops. An order is proposed first, and stored when it is accepted. */
export function DayBoard() {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const [address, setAddress] = useSearchParams()
  const day = runDay(address, today)
  const stored = useEndpoint(dayPlanEndpoints.get, { params: { day } }, day === today ? { refetchMs } : {})
  const accept = useWrite(dayPlanEndpoints.accept)
  const propose = useWrite(dayPlanEndpoints.propose)
  const [proposal, setProposal] = useState<DayPlan | null>(null)
  const plan = stored.data?.data
  const shown = proposal?.day === day ? proposal : plan
  const isProposed = shown !== undefined && shown === proposal
  const isEmpty = shown !== undefined && isWithoutPickups(shown)
  const isBusy = accept.isPending || propose.isPending

  const choose = (value: string | null) => setAddress(value !== null && isDay(value) ? { day: value } : {})
  const seek = () =>
    propose.mutate(
      { params: { day }, body: {} },
      { onSuccess: ({ data }) => setProposal(data), onError: (error) => notifyError(error, t) },
    )
  const save = (vehicles: DayPlanForm['vehicles']) =>
    accept.mutate(
      { params: { day }, body: { __v: shown?.__v ?? 0, vehicles } },
      {
        onSuccess: () => {
          setProposal(null)
          notifyDone(t('The order was saved.'))
        },
        onError: (error) => notifyError(error, t),
      },
    )

  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        <DayPicker label={t('Date')} value={day} onChange={choose} required withAsterisk={false} />
        {day === today && (
          <Button variant="default" onClick={() => choose(daysAfter(today, 1))}>
            {t('Tomorrow')}
          </Button>
        )}
        <Button
          leftSection={<IconRoute size={16} />}
          onClick={seek}
          loading={propose.isPending}
          disabled={plan === undefined || isEmpty || isBusy}
          variant={isProposed ? 'default' : 'filled'}
        >
          {t('Propose order')}
        </Button>
      </Group>
      {shown && isProposed && (
        <Alert title={t('Proposed order')}>
          <Stack gap="sm" align="start">
            {savedText(shown, format, t)}
            <Group gap="sm">
              <Button onClick={() => save(routesIn(shown))} loading={accept.isPending}>
                {t('Accept')}
              </Button>
              <Button variant="default" onClick={() => setProposal(null)} disabled={isBusy}>
                {t('Discard')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {shown?.notes.map((note) => (
        <Alert key={note} color="amber" icon={<IconInfoCircle />}>
          {t(noteTexts[note])}
        </Alert>
      ))}
      {stored.isPending && <Skeleton height={320} radius="md" />}
      {stored.isError && <FailedCard error={stored.error} onRetry={() => void stored.refetch()} />}
      {isEmpty && <NoPickupsCard />}
      {shown && !isEmpty && <DaySketch plan={shown} />}
      {shown && !isEmpty && (
        <BoardColumns
          plan={shown}
          isFixed={isProposed || isBusy}
          onMove={(pickup, to) => save(moveStop(routesIn(shown), pickup, to))}
          onPin={(pickup, isPinned) => save(pinStop(routesIn(shown), pickup, isPinned))}
        />
      )}
    </Stack>
  )
}

function isWithoutPickups({ vehicles, unassigned }: DayPlan): boolean {
  return unassigned.length === 0 && vehicles.every(({ stops }) => stops.length === 0)
}

/** The whole kilometres of each vehicle are added, so that the total is the sum of what stands below it. */
function savedText({ vehicles, metres, metresByTime }: DayPlan, format: Format, t: Translate): string {
  const kilometres = format.number(vehicles.reduce((sum, vehicle) => sum + Math.round(vehicle.metres / 1_000), 0))
  const less = Math.round(((metresByTime ?? 0) - metres) / 1_000)
  if (less <= 0) return t('{{kilometres}} km in all', { kilometres })
  return t('{{kilometres}} km in all, {{less}} km less than by time', { kilometres, less: format.number(less) })
}
