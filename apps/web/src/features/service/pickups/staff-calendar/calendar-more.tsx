import { VisuallyHidden } from '@mantine/core'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { MarkIcon } from '../components/mark-icon.tsx'
import { markStyles } from '../pickup-marks.ts'
import classes from './calendar-event.module.css'

/** The count of a day's hidden lines, with the marks that somebody has to see to. */
export function CalendarMore({ count, marks }: { count: number; marks: readonly PickupMark[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={classes.event} data-line>
      <span className={classes.what} aria-hidden>
        <span className={classes.roomy}>{t('{{count}} more', { count })}</span>
        <span className={classes.tight}>+{format.number(count)}</span>
      </span>
      <span className={classes.marks}>
        {marks.map((mark) => (
          <MarkIcon key={mark} mark={mark} />
        ))}
      </span>
      <VisuallyHidden>
        {[t('Show {{count}} more of this day', { count }), ...marks.map((mark) => t(markStyles[mark].label))].join(
          t(', '),
        )}
      </VisuallyHidden>
    </div>
  )
}
