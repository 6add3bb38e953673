import { ActionIcon, Button, SegmentedControl, Title } from '@mantine/core'
import { IconCalendarPin, IconChevronLeft, IconChevronRight, IconFilter } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type CalendarView, dayOfNeighbour, daysShown } from './calendar-days.ts'
import classes from './staff-calendar.module.css'
import type { CalendarState } from './use-calendar-state.ts'

const viewLabels: Record<CalendarView, TranslationKey> = { month: 'Month', week: 'Week', day: 'Day', list: 'List' }

type CalendarHeadProps = {
  state: CalendarState
  /** The filters and the legend, which a phone folds so that the days have its first screen. */
  filters: { count: number; isShown: boolean; onToggle: () => void }
}

export function CalendarHead({ state, filters }: CalendarHeadProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { view, views, day, today, show } = state
  const leaf = (direction: -1 | 1) => show(view, dayOfNeighbour(view, day, direction))
  return (
    <header className={classes.head}>
      <ActionIcon variant="default" aria-label={t('Previous')} onClick={() => leaf(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('Next')} onClick={() => leaf(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" leftSection={<IconCalendarPin size={16} />} onClick={() => show(view, today)}>
        {t('Today')}
      </Button>
      <Button
        variant="default"
        className={classes.toggle}
        leftSection={<IconFilter size={16} />}
        aria-expanded={filters.isShown}
        onClick={filters.onToggle}
      >
        {filters.count > 0 ? t('Filters ({{count}})', { count: format.number(filters.count) }) : t('Filters')}
      </Button>
      <Title order={2} aria-live="polite">
        <DaysShown view={view} day={day} />
      </Title>
      <SegmentedControl
        aria-label={t('View')}
        className={classes.views}
        value={view}
        onChange={(next) => show(next, day)}
        data={views.map((value) => ({ value, label: t(viewLabels[value]) }))}
      />
    </header>
  )
}

function DaysShown({ view, day }: { view: CalendarView; day: string }) {
  const format = useFormat()
  if (view === 'month') return format.month(day.slice(0, 7))
  if (view === 'day') return format.date(day)
  const { from, to } = daysShown(view, day)
  return `${format.date(from)} – ${format.date(to)}`
}
