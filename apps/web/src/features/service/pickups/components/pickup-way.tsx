import type { WayType } from '@thant/contracts/service/pickup-statuses'
import { useTranslation } from '#lib/i18n.ts'
import classes from './pickup-way.module.css'

/** Shows a way type by name and colour: blue for dry, green for organic, and both for mixed. */
export function PickupWay({ type }: { type: WayType }) {
  const { t } = useTranslation()
  return (
    <span className={classes.way} data-way={type}>
      {t(type)}
    </span>
  )
}
