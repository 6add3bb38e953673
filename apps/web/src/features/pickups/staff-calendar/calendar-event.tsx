import type { CalendarPickup } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import { PickupWay } from '../components/pickup-way.tsx'
import { statusBadges } from '../pickup-status.ts'
import classes from './calendar-event.module.css'

export function CalendarEvent({ pickup }: { pickup: CalendarPickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { label, icon: StatusIcon } = statusBadges[pickup.status]
  const { organization, wayType } = pickup
  return (
    <div className={classes.event} data-pickup={pickup._id} title={organization.name}>
      <span className={classes.what}>
        <time dateTime={pickup.pickUpTime}>{format.time(pickup.pickUpTime)}</time>{' '}
        <span className={classes.word} lang={languageOf(organization.name)}>
          {organization.name}
        </span>
      </span>
      <span className={classes.how}>
        <StatusIcon size={12} aria-hidden /> <span className={classes.word}>{t(label)}</span>
        {wayType !== null && (
          <span className={classes.word}>
            {' '}
            <PickupWay type={wayType} />
          </span>
        )}
      </span>
    </div>
  )
}
