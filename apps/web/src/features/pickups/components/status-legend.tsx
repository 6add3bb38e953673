import type { PickupStatus } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../pickup-status.ts'
import colors from './status-colors.module.css'
import classes from './status-legend.module.css'

const order: readonly PickupStatus[] = ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'ONHOLD', 'CANCELLED']

/** Explains the colours and marks, and counts the shown pickups by status. */
export function StatusLegend({ pickups }: { pickups: ReadonlyArray<{ status: PickupStatus }> }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul className={classes.legend} aria-label={t('Legend')}>
      {order.map((status) => {
        const { label, icon: StatusIcon } = statusBadges[status]
        return (
          <li key={status}>
            <span className={`${classes.swatch} ${colors[status]}`}>
              <StatusIcon size={12} aria-hidden />
            </span>
            {t(label)}
            <strong>{format.number(pickups.filter((pickup) => pickup.status === status).length)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
