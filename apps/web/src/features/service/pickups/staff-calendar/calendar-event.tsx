import { VisuallyHidden } from '@mantine/core'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { MarkIcon } from '../components/mark-icon.tsx'
import { PickupWay } from '../components/pickup-way.tsx'
import { markStyles } from '../pickup-marks.ts'
import { placeName } from '../pickup-site.ts'
import { isToCome, statusBadges } from '../pickup-status.ts'
import classes from './calendar-event.module.css'

type CalendarEventProps = {
  pickup: CalendarPickup
  /** True in a month, where an event has a single line; in a week its place tells the time already. */
  isLine: boolean
}

/** The colour and the mark say the status, so that the width is left to the name; the tooltip has everything. */
export function CalendarEvent({ pickup, isLine }: CalendarEventProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { label, icon: StatusIcon } = statusBadges[pickup.status]
  const { organization, site, wayType, driver, plateNumber, marks } = pickup
  const hasLeft = driver?.hasLeft === true && isToCome(pickup.status)
  const marked = marks.map((mark) => t(markStyles[mark].label))
  const facts = [
    `${format.time(pickup.pickUpTime)} ${placeName(organization, site)}`,
    [t(label), wayType && t(wayType)].filter(Boolean).join(t(', ')),
    [driver && personName(driver.name, t), hasLeft && t('No longer drives'), plateNumber].filter(Boolean).join(t(', ')),
    marked.join(t(', ')),
  ]
  return (
    <div
      className={classes.event}
      data-line={isLine || undefined}
      data-pickup={pickup._id}
      title={facts.filter(Boolean).join('\n')}
    >
      <StatusIcon size={12} aria-hidden className={classes.mark} />
      <span className={classes.marks}>
        {marks.map((mark) => (
          <MarkIcon key={mark} mark={mark} />
        ))}
      </span>
      <time dateTime={pickup.pickUpTime}>{format.time(pickup.pickUpTime)}</time>{' '}
      <span className={classes.name} lang={languageOf(organization.name)}>
        {placeName(organization, site)}
      </span>
      <VisuallyHidden>
        {' '}
        {[t(label), ...marked, ...(hasLeft ? [t('No longer drives')] : [])].join(t(', '))}
      </VisuallyHidden>
      {!isLine && (
        <span className={classes.way}>
          {' '}
          {wayType !== null && <PickupWay type={wayType} />}
          {driver && (
            <span className={classes.driver} lang={languageOf(driver.name)}>
              {' '}
              {personName(driver.name, t)}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
