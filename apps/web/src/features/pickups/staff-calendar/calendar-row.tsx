import type { CalendarPickup } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { PickupMarks } from '../components/pickup-marks.tsx'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { PickupWay } from '../components/pickup-way.tsx'
import { placeName } from '../pickup-site.ts'
import classes from './calendar-row.module.css'

export function CalendarRow({ pickup }: { pickup: CalendarPickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { organization, site, driver, wayType, marks } = pickup
  const driverName = driver ? personName(driver.name, t) : ''
  return (
    <div className={classes.row} data-pickup={pickup._id}>
      <time dateTime={pickup.pickUpTime}>{format.time(pickup.pickUpTime)}</time>
      <span className={classes.place}>
        <span className={classes.name} lang={languageOf(organization.name)}>
          {placeName(organization, site)}
        </span>
        <PickupMarks marks={marks} />
      </span>
      <PickupStatusBadge status={pickup.status} />
      <span>{wayType !== null && <PickupWay type={wayType} />}</span>
      <span className={classes.driver} lang={languageOf(driverName)}>
        {driverName}
      </span>
    </div>
  )
}
