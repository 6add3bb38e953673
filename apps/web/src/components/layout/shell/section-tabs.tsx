import { useLocation } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { PageTabs } from '../tabs/page-tabs.tsx'
import classes from './section-tabs.module.css'
import type { NavEntry } from './sidebar-nav.tsx'

/** The tabs of the menu's line that a screen belongs to; a record's own screens say by their crumbs where they are. */
export function SectionTabs({ entries }: { entries: readonly NavEntry[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const entry = entries.find(({ tabs }) => tabs.some(({ href }) => href === pathname))
  if (entry === undefined || entry.tabs.length === 1) return null
  return (
    <div className={classes.section}>
      <PageTabs
        label={t(entry.label)}
        tabs={entry.tabs.map(({ label, href, search = '', count }) => ({
          label: t(label),
          href: `${href}${search}`,
          count,
        }))}
      />
    </div>
  )
}
