import type { CalendarPickup } from '@thant/contracts/pickups'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { PickupWay } from '../components/pickup-way.tsx'
import classes from './calendar-row.module.css'

export function CalendarRow({ pickup }: { pickup: CalendarPickup }) {
  const format = useFormat()
  const { organization, driver, wayType } = pickup
  return (
    <div className={classes.row} data-pickup={pickup._id}>
      <time dateTime={pickup.pickUpTime}>{format.time(pickup.pickUpTime)}</time>
      <span className={classes.name} lang={languageOf(organization.name)}>
        {organization.name}
      </span>
      <PickupStatusBadge status={pickup.status} />
      <span>{wayType !== null && <PickupWay type={wayType} />}</span>
      <span className={classes.driver} lang={driver ? languageOf(driver.name) : undefined}>
        {driver?.name}
      </span>
    </div>
  )
}
