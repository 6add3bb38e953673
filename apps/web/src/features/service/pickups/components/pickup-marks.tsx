import { VisuallyHidden } from '@mantine/core'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { markStyles } from '../pickup-marks.ts'
import { MarkIcon } from './mark-icon.tsx'
import classes from './pickup-marks.module.css'

type PickupMarksProps = {
  marks: readonly PickupMark[]
  /** True where there is room to say in words, too, that a pickup comes from a schedule. */
  areAllSpelt?: boolean
  /** True where the icons alone have to do, as in the columns of a table. */
  isTight?: boolean
  /** How the pickup's schedule repeats, which says more than that there is one. */
  recurrence?: string | undefined
}

/** Spells out what somebody has to see to; in lists an icon alone shows that a pickup comes from a schedule. */
export function PickupMarks({ marks, areAllSpelt = false, isTight = false, recurrence }: PickupMarksProps) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return (
    <span className={classes.marks}>
      {marks.map((mark) => {
        const label = (mark === 'schedule' && recurrence) || t(markStyles[mark].label)
        return (
          <span key={mark} className={classes.spelt} title={label}>
            <MarkIcon mark={mark} />
            {isTight || (mark === 'schedule' && !areAllSpelt) ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <CellText>{label}</CellText>
            )}
          </span>
        )
      })}
    </span>
  )
}
