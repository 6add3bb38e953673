import type { CalendarPickup } from '@thant/contracts/service/pickups'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { DriverName } from '../components/driver-name.tsx'
import { PickupMarks } from '../components/pickup-marks.tsx'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { PickupWay } from '../components/pickup-way.tsx'
import { placeName } from '../pickup-site.ts'
import { isToCome } from '../pickup-status.ts'
import classes from './calendar-row.module.css'

export function CalendarRow({ pickup }: { pickup: CalendarPickup }) {
  const format = useFormat()
  const { organization, site, driver, wayType, marks } = pickup
  return (
    <div className={classes.row} data-pickup={pickup._id}>
      <time dateTime={pickup.pickUpTime}>{format.time(pickup.pickUpTime)}</time>
      <span className={classes.place}>
        <span className={classes.name} lang={languageOf(organization.name)}>
          {placeName(organization, site)}
        </span>
        <PickupMarks marks={marks} />
      </span>
      <PickupStatusBadge status={pickup.status} pickUpTime={pickup.pickUpTime} />
      <span>{wayType !== null && <PickupWay type={wayType} />}</span>
      <span className={classes.driver}>
        {driver && <DriverName driver={driver} isAhead={isToCome(pickup.status)} />}
      </span>
    </div>
  )
}
