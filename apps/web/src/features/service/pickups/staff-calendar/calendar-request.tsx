import { VisuallyHidden } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { placeName } from '../pickup-site.ts'
import classes from './calendar-event.module.css'

/** An extra pickup that a customer asks for. The time of a part of the day is only where it stands, so it is not said. */
export function CalendarRequest({ wanted, isLine }: { wanted: RequestedPickup; isLine: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { organization, site, partOfDay, pickUpTime } = wanted
  const when = partOfDay === null ? format.time(pickUpTime) : t(partOfDayLabels[partOfDay])
  const label = t('Extra pickup requested')
  return (
    <div
      className={classes.event}
      data-line={isLine || undefined}
      data-requested={wanted._id}
      title={[placeName(organization, site), `${label}: ${when}`].join('\n')}
    >
      <IconInbox size={12} aria-hidden className={classes.mark} />
      <span className={classes.name} lang={languageOf(organization.name)}>
        {placeName(organization, site)}
      </span>
      <VisuallyHidden>
        {' '}
        {label}, {when}
      </VisuallyHidden>
      {!isLine && (
        <span className={classes.way} aria-hidden>
          {when}
        </span>
      )}
    </div>
  )
}
