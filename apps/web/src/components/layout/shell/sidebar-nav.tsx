import { Tooltip, VisuallyHidden } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { Link, useLocation } from 'react-router'
import { WaitingCount } from '#components/figures/waiting-count.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { isWithin, type NavTarget } from './nav-match.ts'
import classes from './sidebar-nav.module.css'

/** `search` narrows the list of a tab, and `count` says how much waits there. */
export type NavTab = { label: TranslationKey; search?: string; count?: number } & NavTarget

/**
 * A line of the menu. It leads to the first of its tabs, which stand above the screen of each; its letter after `g` leads
 * there too. The last line stands at the foot.
 */
export type NavEntry = {
  label: TranslationKey
  shortcut: string
  icon: Icon
  tabs: readonly [NavTab, ...NavTab[]]
  isLast?: true
}

type SidebarNavProps = { entries: readonly NavEntry[]; isCollapsed?: boolean; onNavigate?: () => void }

export function SidebarNav({ entries, isCollapsed = false, onNavigate }: SidebarNavProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Main menu')} className={classes.menu}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.label} data-last={entry.isLast}>
            <EntryLink entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EntryLink(props: { entry: NavEntry; isCollapsed: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { label, icon: EntryIcon, tabs } = props.entry
  const [{ href, search = '' }] = tabs
  const count = tabs.reduce((sum, tab) => sum + (tab.count ?? 0), 0)
  return (
    <Tooltip label={t(label)} position="right" disabled={!props.isCollapsed}>
      <Link
        to={`${href}${search}`}
        className={classes.entry}
        data-collapsed={props.isCollapsed || undefined}
        aria-current={tabs.some((tab) => isWithin(tab, pathname)) ? 'page' : undefined}
        onClick={props.onNavigate}
      >
        <EntryIcon size={20} aria-hidden />
        {props.isCollapsed ? (
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        ) : (
          <span className={classes.label}>{t(label)}</span>
        )}
        {count > 0 && (
          <span className={classes.number}>
            <WaitingCount count={count} />
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
