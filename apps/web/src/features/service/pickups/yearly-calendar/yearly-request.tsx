import { Anchor } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './yearly-day-dialog.module.css'

/** An extra pickup of a day that is asked for and not settled. */
export function YearlyRequest({ wanted }: { wanted: RequestedPickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  const { _id, partOfDay, pickUpTime } = wanted
  return (
    <p className={classes.wanted}>
      <IconInbox size={16} aria-hidden />
      <span>
        {t('Extra pickup requested')}
        {t(', ')}
        {partOfDay === null ? format.time(pickUpTime) : t(partOfDayLabels[partOfDay])}
      </span>
      <Anchor component={Link} to={requestHref(_id)} state={fromHere}>
        {t('Open the request')}
      </Anchor>
    </p>
  )
}
