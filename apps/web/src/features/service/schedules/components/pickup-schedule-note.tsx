import { Alert, Anchor } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import type { Pickup } from '@thant/contracts/service/pickups'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { generatePath, Link } from 'react-router'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useScheduleText } from '../use-schedule-text.ts'

/** Says that a pickup is part of a schedule, and leads to changing this one and those after. */
export function PickupScheduleNote({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const can = useCan()
  const textOf = useScheduleText()
  const fromHere = useReturnState()
  const id = pickup.schedule?._id ?? ''
  const schedule = useEndpoint(scheduleEndpoints.get, { params: { id } }, { enabled: id !== '' }).data?.data
  if (pickup.schedule === null || schedule === undefined) return null
  const isRunning = schedule.archivedAt === null && schedule.followedById === null
  return (
    <Alert color="sky" icon={<IconRepeat size={18} aria-hidden />} title={t('Part of a recurring schedule')}>
      <strong>{textOf(schedule)}</strong>
      <br />
      {t('Changes here affect only this pickup, which the schedule then leaves as it is.')}{' '}
      {isRunning && can('schedules:change') && (
        <Anchor
          component={Link}
          to={`${generatePath(paths.scheduleEdit, { scheduleId: schedule._id })}?from=${pickup.schedule.occurrenceOn}`}
          state={fromHere}
        >
          {t('Edit this and following pickups')}
        </Anchor>
      )}
    </Alert>
  )
}
