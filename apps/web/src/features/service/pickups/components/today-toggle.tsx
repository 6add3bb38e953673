import { IconCalendarPin } from '@tabler/icons-react'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { FilterToggle } from '#components/data-table/filters/filter-toggle.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

/** Narrows a list to the pickups of today, the filter that is needed most. */
export function TodayToggle({ state }: { state: ListState<string, 'from' | 'to'> }) {
  const { t } = useTranslation()
  const today = todayIn(useCompanyTimeZone())
  const isOn = state.filters.from === today && state.filters.to === today
  const day = isOn ? undefined : today
  const toggle = () => state.setFilters({ from: day, to: day })
  return <FilterToggle label={t('Today')} icon={IconCalendarPin} isOn={isOn} onToggle={toggle} />
}
