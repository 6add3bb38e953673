import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { PickupMark, PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { markStyles } from '../pickup-marks.ts'
import { useStatusBadges } from '../use-status-badges.ts'
import { MarkIcon } from './mark-icon.tsx'
import colors from './status-colors.module.css'
import classes from './status-legend.module.css'

type StatusLegendProps = {
  pickups: ReadonlyArray<Pick<OrganizationPickup, 'status' | 'marks'>>
  /** The marks that are shown, of which the legend explains those that occur. */
  marks: readonly PickupMark[]
  /** The number of extra pickups that are asked for. */
  requestedCount: number
  /** The number of days on which the company is closed, where days show it. */
  closedCount?: number
  /** The number of those on which there are pickups all the same, where days show it. */
  closedWithPickups?: number
}

const order: readonly PickupStatus[] = ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'ONHOLD', 'CANCELLED']

/** Explains the colours and marks, and counts the shown pickups by each. */
export function StatusLegend({ pickups, marks, requestedCount, ...closed }: StatusLegendProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const badges = useStatusBadges()
  const { closedCount = 0, closedWithPickups = 0 } = closed
  return (
    <ul className={classes.legend} aria-label={t('Legend')}>
      {order.map((status) => {
        const { label, icon: StatusIcon } = badges[status]
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
      {marks.map((mark) => {
        const count = pickups.filter((pickup) => pickup.marks?.includes(mark)).length
        if (count === 0) return null
        return (
          <li key={mark}>
            <MarkIcon mark={mark} />
            {t(markStyles[mark].label)}
            <strong>{format.number(count)}</strong>
          </li>
        )
      })}
      <Counted swatch={classes.wanted} label={t('Extra pickup requested')} count={requestedCount} />
      <Counted swatch={classes.closed} label={t('Holiday')} count={closedCount} />
      <Counted swatch={classes.underlined} label={t('Pickup on a holiday')} count={closedWithPickups} />
    </ul>
  )
}

/** What does not occur is not explained. */
function Counted({ swatch, label, count }: { swatch: string | undefined; label: string; count: number }) {
  const format = useFormat()
  if (count === 0) return null
  return (
    <li>
      <span className={swatch} />
      {label}
      <strong>{format.number(count)}</strong>
    </li>
  )
}
