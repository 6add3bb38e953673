import type { WayType } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import classes from './pickup-way.module.css'

/** A way type by its word and its colour: blue for dry, green for organic, and both for both. */
export function PickupWay({ type }: { type: WayType }) {
  const { t } = useTranslation()
  return (
    <span className={classes.way} data-way={type}>
      {t(type)}
    </span>
  )
}
