import { Anchor, Group, Text } from '@mantine/core'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { generatePath, Link } from 'react-router'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './board.module.css'

/** The pickups of a day that nobody has confirmed yet. */
export function useUnconfirmed(day: string): TodaysPickup[] {
  const ofDay = useEndpoint(pickupEndpoints.today, { query: { day } })
  return (ofDay.data?.data ?? []).filter(({ status }) => status === 'REQUESTED')
}

/** No vehicle can take them before they are confirmed on their own page. */
export function UnconfirmedStops({ day }: { day: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  return useUnconfirmed(day).map(({ _id, organizationId, site, pickUpTime, status, vehicle }) => (
    <Group key={_id} gap="xs" wrap="nowrap" align="start" className={classes.stop}>
      <Text component="time" dateTime={pickUpTime} fw={600}>
        {format.time(pickUpTime)}
      </Text>
      <div>
        <Anchor
          component={Link}
          to={generatePath(paths.pickupEdit, { logisticsId: _id })}
          state={fromHere}
          lang={languageOf(organizationId.name)}
        >
          {placeName(organizationId, site)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[vehicle.plate_number || t('No vehicle yet'), vehicle.driver?.name ?? t('No driver yet')].join(t(', '))}
        </Text>
        <PickupStatusBadge status={status} />
      </div>
    </Group>
  ))
}
