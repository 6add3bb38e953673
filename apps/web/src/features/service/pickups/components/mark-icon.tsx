import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { markStyles } from '../pickup-marks.ts'
import classes from './pickup-marks.module.css'

export function MarkIcon({ mark }: { mark: PickupMark }) {
  const { icon: Icon } = markStyles[mark]
  return (
    <span className={classes.mark} data-mark={mark} aria-hidden>
      <Icon size={mark === 'schedule' ? 12 : 10} stroke={mark === 'schedule' ? 2 : 3} />
    </span>
  )
}
