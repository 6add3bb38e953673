import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core'
import { IconDotsVertical, IconGripVertical, IconPinned } from '@tabler/icons-react'
import type { DayPlan, PlannedStop } from '@thant/contracts/service/day-plans'
import { comesAsAgreed } from '#features/service/pickups/comes-as-agreed.ts'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import type { BoardActions } from '../board-actions.ts'
import type { StopDrag } from '../use-stop-drag.ts'
import classes from './board.module.css'

type BoardStopProps = BoardActions & {
  stop: Omit<DayPlan['unassigned'][number], 'reason' | 'plateNumber'> &
    Partial<Pick<PlannedStop, 'isPinned' | 'isLate' | 'arrivesAt' | 'expectedArrivalAt' | 'isExpectedLate'>>
  notes: readonly string[]
  vehicles: DayPlan['vehicles']
  /** Where it is; undefined for one without a vehicle. */
  at?: { vehicle: string; index: number; isLast: boolean }
  drag: StopDrag
}

/** A stop with its number and the time that was agreed. It is dragged by its handle, and its menu moves and pins it. */
export function BoardStop({ stop, notes, vehicles, at, drag, isFixed, onMove, onPin }: BoardStopProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name } = stop.organization
  const isPinned = stop.isPinned ?? false
  const others = vehicles.filter(({ _id }) => _id !== at?.vehicle)
  const facts = [
    stop.expectedKg === null ? t('Weight not known') : t('{{kg}} kg expected', { kg: format.number(stop.expectedKg) }),
    ...notes,
  ]
  return (
    <Group
      gap="xs"
      wrap="nowrap"
      align="start"
      className={classes.stop}
      data-stop={stop._id}
      data-dragged={drag.pickup === stop._id || undefined}
      data-drop={markOf(drag, stop._id, at)}
    >
      {stop.status === 'CONFIRMED' && !isFixed && (
        <span aria-hidden="true" className={classes.handle} onPointerDown={(event) => drag.start(event, stop._id)}>
          <IconGripVertical size={18} />
        </span>
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Group gap="xs" align="baseline">
          <Text component="time" dateTime={stop.pickUpTime} fw={600}>
            {format.time(stop.pickUpTime)}
          </Text>
          {at && (
            <Text size="sm" c="dimmed">
              {t('No. {{number}}', { number: format.number(at.index + 1) })}
            </Text>
          )}
        </Group>
        <Text lang={languageOf(name)} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {stop.site._id !== stop.organization._id && (
          <Text size="sm" lang={languageOf(stop.site.name)} style={{ overflowWrap: 'anywhere' }}>
            {stop.site.name}
          </Text>
        )}
        <Arrival stop={stop} />
        <Text size="sm" c="dimmed">
          {facts.join(t(', '))}
        </Text>
        {stop.status !== 'CONFIRMED' && <PickupStatusBadge status={stop.status} />}
      </div>
      {isPinned && <IconPinned size={16} role="img" aria-label={t('Pinned')} />}
      {stop.status === 'CONFIRMED' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" disabled={isFixed} aria-label={t('Move {{name}}', { name })}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {at && at.index > 0 && (
              <Menu.Item onClick={() => onMove(stop._id, { ...at, index: at.index - 1 })}>{t('Earlier')}</Menu.Item>
            )}
            {at && !at.isLast && (
              <Menu.Item onClick={() => onMove(stop._id, { ...at, index: at.index + 1 })}>{t('Later')}</Menu.Item>
            )}
            {at && (
              <Menu.Item onClick={() => onPin(stop._id, !isPinned)}>{isPinned ? t('Unpin') : t('Pin here')}</Menu.Item>
            )}
            {others.map(({ _id, name: plate, stops }) => (
              <Menu.Item key={_id} onClick={() => onMove(stop._id, { vehicle: _id, index: stops.length })}>
                {t('Move to {{name}}', { name: plate })}
              </Menu.Item>
            ))}
            {at && <Menu.Item onClick={() => onMove(stop._id, null)}>{t('Out of the order')}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

/** By the route, where that is another time than agreed, and as the crew is now, where that is another one again. */
function Arrival({ stop }: Pick<BoardStopProps, 'stop'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { arrivesAt, expectedArrivalAt, isLate = false, isExpectedLate = false } = stop
  if (arrivesAt === undefined) return null
  const route = format.time(arrivesAt)
  const expected = format.time(expectedArrivalAt ?? arrivesAt)
  if (expected === route) {
    if (comesAsAgreed(stop, arrivesAt)) return null
    return <Text size="sm">{t('Route {{time}}', { time: route })}</Text>
  }
  return (
    <Text size="sm" fw={600}>
      {comesAsAgreed(stop, arrivesAt)
        ? t('Expected {{time}}', { time: expected })
        : t('Route {{route}}, expected {{expected}}', { route, expected })}
      {isExpectedLate && !isLate && (
        <Badge color="amber" ml={6}>
          {t('Closed by then')}
        </Badge>
      )}
    </Text>
  )
}

/** A line where a dragged stop would be put: before this stop, or after the last one. */
function markOf({ pickup, drop }: StopDrag, id: string, at: BoardStopProps['at']): 'before' | 'after' | undefined {
  if (drop === undefined || at === undefined || drop.vehicle !== at.vehicle || pickup === id) return undefined
  // The dragged stop itself is not counted.
  const index = drop.dragsFrom !== undefined && drop.dragsFrom < at.index ? at.index - 1 : at.index
  if (index === drop.index) return 'before'
  return at.isLast && drop.index > index ? 'after' : undefined
}
