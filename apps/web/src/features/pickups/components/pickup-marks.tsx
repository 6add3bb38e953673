import { VisuallyHidden } from '@mantine/core'
import type { PickupMark } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { markStyles } from '../pickup-marks.ts'
import { MarkIcon } from './mark-icon.tsx'
import classes from './pickup-marks.module.css'

/** Spells out what somebody has to see to, and shows by its icon alone that a pickup comes from a schedule. */
export function PickupMarks({ marks }: { marks: readonly PickupMark[] }) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return (
    <span className={classes.marks}>
      {marks.map((mark) => {
        const label = t(markStyles[mark].label)
        return (
          <span key={mark} className={classes.spelt} title={label}>
            <MarkIcon mark={mark} />
            {mark === 'schedule' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </span>
        )
      })}
    </span>
  )
}
