import { Card, Group, Progress, SimpleGrid, Stack, Text, Title, useComputedColorScheme } from '@mantine/core'
import type { DayPlan } from '@thant/contracts/service/day-plans'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import type { BoardActions } from '../board-actions.ts'
import { unservedTexts } from '../unserved-texts.ts'
import { type StopDrag, useStopDrag } from '../use-stop-drag.ts'
import { vehicleColor } from '../vehicle-color.ts'
import classes from './board.module.css'
import { BoardStop } from './board-stop.tsx'
import { ColorDot } from './color-dot.tsx'
import { UnconfirmedStops, useUnconfirmed } from './unconfirmed-stops.tsx'

const grid = { cols: { base: 1, sm: 2, lg: 3, xl: 4 }, spacing: 'md', style: { alignItems: 'start' } }

/** What is in no order comes first; on a phone the columns are below each other. */
export function BoardColumns({ plan, ...actions }: { plan: DayPlan } & BoardActions) {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  const drag = useStopDrag(actions.onMove)
  const driven = plan.vehicles.filter(({ stops }) => stops.length > 0)
  const empty = plan.vehicles.filter(({ stops }) => stops.length === 0)
  const hasLeftOut = useUnconfirmed(plan.day).length > 0 || plan.unassigned.length > 0
  const shared = { plan, drag, ...actions }
  return (
    <Stack gap="md" data-dragging={drag.pickup !== undefined || undefined}>
      <SimpleGrid {...grid}>
        {hasLeftOut && <UnassignedColumn {...shared} />}
        {driven.map((vehicle, index) => (
          <VehicleColumn key={vehicle._id} vehicle={vehicle} color={vehicleColor(index, surface)} {...shared} />
        ))}
      </SimpleGrid>
      {empty.length > 0 && (
        <details className={classes.folded} open={driven.length === 0}>
          <summary>{t('Vehicles without stops: {{vehicles}}', { vehicles: format.number(empty.length) })}</summary>
          <SimpleGrid {...grid}>
            {empty.map((vehicle) => (
              <VehicleColumn key={vehicle._id} vehicle={vehicle} {...shared} />
            ))}
          </SimpleGrid>
        </details>
      )}
      {plan.vehicles.length === 0 && <Text>{t('No vehicle drives on this day.')}</Text>}
    </Stack>
  )
}

type ColumnProps = { plan: DayPlan; drag: StopDrag } & BoardActions

function UnassignedColumn({ plan, drag, ...actions }: ColumnProps) {
  const { t } = useTranslation()
  const whyLeftOut = ({ plateNumber, driver }: DayPlan['unassigned'][number]) => {
    const isDriven = plan.vehicles.some(({ name }) => name === plateNumber)
    const plate =
      plateNumber === ''
        ? t('No vehicle yet')
        : isDriven
          ? t('Not in the order of {{vehicle}}', { vehicle: plateNumber })
          : t('{{vehicle}} does not drive on this day', { vehicle: plateNumber })
    return [plate, driver === null ? t('No driver yet') : personName(driver.name, t)]
  }
  return (
    <Card
      component="section"
      aria-label={t('Not in the order')}
      data-column=""
      data-drop={drag.drop?.vehicle === null || undefined}
      className={classes.column}
    >
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t('Not in the order')}
        </Title>
        {plan.unassigned.map((stop) => (
          <BoardStop
            key={stop._id}
            stop={stop}
            notes={[...whyLeftOut(stop), ...(stop.reason === null ? [] : [t(unservedTexts[stop.reason])])]}
            vehicles={plan.vehicles}
            drag={drag}
            {...actions}
          />
        ))}
        <UnconfirmedStops day={plan.day} />
      </Stack>
    </Card>
  )
}

type Vehicle = DayPlan['vehicles'][number]

/** The colour is that of its way in the sketch. */
function VehicleColumn({ vehicle, color, plan, drag, ...actions }: { vehicle: Vehicle; color?: string } & ColumnProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const drivers = [...new Set(vehicle.stops.flatMap(({ driver }) => driver?.name ?? []))]
  const heaviest = Math.max(0, ...vehicle.trips.map(({ kg }) => kg))
  const load = t('Up to {{kg}} of {{capacity}} kg', {
    kg: format.number(heaviest),
    capacity: format.number(vehicle.capacityKg),
  })
  return (
    <Card
      component="section"
      aria-label={vehicle.name}
      data-column={vehicle._id}
      data-drop={drag.drop?.vehicle === vehicle._id || undefined}
      className={classes.column}
    >
      <Stack gap="xs">
        <div>
          <Group gap="xs" wrap="nowrap">
            {color && <ColorDot color={color} />}
            <Title order={2} size="h4">
              {vehicle.name}
            </Title>
          </Group>
          {drivers.map((name) => (
            <Text key={name} size="sm" lang={languageOf(name)}>
              {personName(name, t)}
            </Text>
          ))}
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
        {vehicle.isPastShift && <Text size="sm">{t('Past the end of the shift')}</Text>}
        {vehicle.stops.map((stop, index) => (
          <BoardStop
            key={stop._id}
            stop={stop}
            at={{ vehicle: vehicle._id, index, isLast: index === vehicle.stops.length - 1 }}
            drag={drag}
            notes={stop.isLate ? [t('Closed by then')] : []}
            vehicles={plan.vehicles}
            {...actions}
          />
        ))}
      </Stack>
    </Card>
  )
}
