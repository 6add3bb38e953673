import { IconCalendarDue } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { FilterToggle } from '../filters/filter-toggle.tsx'
import type { OpeningView } from './use-opening-view.ts'

export function UpcomingToggle({ view }: { view: OpeningView }) {
  const { t } = useTranslation()
  return <FilterToggle label={t('From today')} icon={IconCalendarDue} isOn={view.isOn} onToggle={view.toggle} />
}
