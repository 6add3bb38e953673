import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './calendar-event.module.css'

export function CalendarMore({ count }: { count: number }) {
  const { t } = useTranslation()
  const shown = { count, replace: { count: useFormat().number(count) } }
  return (
    <div className={classes.event}>
      <span className={classes.what} aria-hidden>
        <span className={classes.roomy}>{t('{{count}} more', shown)}</span>
        <span className={classes.tight}>+{shown.replace.count}</span>
      </span>
      <VisuallyHidden>{t('Show {{count}} more of this day', shown)}</VisuallyHidden>
    </div>
  )
}
