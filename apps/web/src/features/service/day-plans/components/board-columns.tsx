import { Card, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { DayPlan } from '@thant/contracts/service/day-plans'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { BoardActions } from '../board-actions.ts'
import { unservedTexts } from '../unserved-texts.ts'
import { BoardStop } from './board-stop.tsx'

/** What has no vehicle comes first; on a phone the columns are below each other. */
export function BoardColumns({ plan, ...actions }: { plan: DayPlan } & BoardActions) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" style={{ alignItems: 'start' }}>
      {plan.unassigned.length > 0 && (
        <Card component="section" aria-label={t('Without a vehicle')}>
          <Stack gap="sm">
            <Title order={2} size="h4">
              {t('Without a vehicle')}
            </Title>
            {plan.unassigned.map((stop) => (
              <BoardStop
                key={stop._id}
                stop={stop}
                time={stop.pickUpTime}
                notes={stop.reason === null ? [] : [t(unservedTexts[stop.reason])]}
                vehicles={plan.vehicles}
                {...actions}
              />
            ))}
          </Stack>
        </Card>
      )}
      {plan.vehicles.map((vehicle) => (
        <VehicleColumn key={vehicle._id} vehicle={vehicle} plan={plan} {...actions} />
      ))}
      {plan.vehicles.length === 0 && <Text>{t('No vehicle drives on this day.')}</Text>}
    </SimpleGrid>
  )
}

type Vehicle = DayPlan['vehicles'][number]

function VehicleColumn({ vehicle, plan, ...actions }: { vehicle: Vehicle; plan: DayPlan } & BoardActions) {
  const { t } = useTranslation()
  const format = useFormat()
  const heaviest = Math.max(0, ...vehicle.trips.map(({ kg }) => kg))
  const load = t('Up to {{kg}} of {{capacity}} kg', {
    kg: format.number(Math.round(heaviest)),
    capacity: format.number(vehicle.capacityKg),
  })
  return (
    <Card component="section" aria-label={vehicle.name}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {vehicle.name}
          </Title>
          <Text size="sm" c="dimmed">
            {vehicle.depot.name}
          </Text>
        </div>
        <div>
          <Progress value={(heaviest / vehicle.capacityKg) * 100} aria-label={load} />
          <Text size="sm">{load}</Text>
        </div>
        {vehicle.stops.length > 0 && (
          <Text size="sm">
            {t('{{kilometres}} km, unloadings: {{trips}}, back at {{time}}', {
              kilometres: format.number(Math.round(vehicle.metres / 1_000)),
              trips: format.number(vehicle.trips.length),
              time: format.time(vehicle.endsAt),
            })}
          </Text>
        )}
        {vehicle.isPastShift && <Text size="sm">{t('After the depot closes')}</Text>}
        {vehicle.stops.map((stop, index) => (
          <BoardStop
            key={stop._id}
            stop={stop}
            at={{ vehicle: vehicle._id, index, isLast: index === vehicle.stops.length - 1 }}
            time={stop.arrivesAt}
            notes={stop.isLate ? [t('Closed by then')] : []}
            vehicles={plan.vehicles}
            {...actions}
          />
        ))}
      </Stack>
    </Card>
  )
}
