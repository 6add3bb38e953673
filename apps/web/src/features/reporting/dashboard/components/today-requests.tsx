import { IconInbox } from '@tabler/icons-react'
import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { Link } from 'react-router'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import classes from './today-schedule.module.css'

/** Lists the extra pickups that customers ask for today. */
export function TodayRequests({ today }: { today: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const fromHere = useReturnState()
  const query = { from: today, to: today }
  const wanted = useEndpoint(pickupRequestEndpoints.wanted, { query }, { enabled: can('pickup-requests:list') })
  const rows = wanted.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <ul className={classes.wanted} aria-label={t('Extra pickup requested')}>
      {rows.map(({ _id, organization, site, partOfDay, pickUpTime }) => (
        <li key={_id}>
          <Link to={requestHref(_id)} state={fromHere}>
            <IconInbox size={16} aria-hidden />
            <span className={classes.name}>{placeName(organization, site)}</span>
            <span className={classes.facts}>
              {t('Extra pickup requested')}
              {t(', ')}
              {partOfDay === null ? format.time(pickUpTime) : t(partOfDayLabels[partOfDay])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
