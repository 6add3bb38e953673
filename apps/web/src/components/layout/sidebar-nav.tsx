import { Collapse, Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { type Icon, IconChevronRight } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { isWithin, type NavTarget } from './nav-match.ts'
import classes from './sidebar-nav.module.css'

/** `count` says how much waits behind an entry. */
type NavLink = { label: TranslationKey; href: string; count?: string | undefined }
export type NavGroup = { label: TranslationKey; icon: Icon; entries: readonly NavLink[] }
/** `search` narrows the list behind an entry. */
export type NavEntry = ({ label: TranslationKey; icon: Icon; count?: string; search?: string } & NavTarget) | NavGroup

type SidebarNavProps = { entries: readonly NavEntry[]; isCollapsed?: boolean; onNavigate?: () => void }

export function SidebarNav({ entries, isCollapsed = false, onNavigate }: SidebarNavProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Main menu')}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'href' in entry ? (
              <EntryLink entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
            ) : isCollapsed ? (
              <EntryMenu entry={entry} />
            ) : (
              <EntryGroup entry={entry} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Single = Extract<NavEntry, NavTarget>

function EntryLink(props: { entry: Single; isCollapsed: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation()
  const isHere = useIsHere()
  const { label, href, search = '', icon: EntryIcon, count } = props.entry
  return (
    <Tooltip label={t(label)} position="right" disabled={!props.isCollapsed}>
      <Link
        to={`${href}${search}`}
        className={classes.entry}
        aria-current={isHere(props.entry) ? 'page' : undefined}
        aria-label={props.isCollapsed ? t(label) : undefined}
        onClick={props.onNavigate}
      >
        <EntryIcon size={20} aria-hidden />
        {!props.isCollapsed && <span>{t(label)}</span>}
        {!props.isCollapsed && count !== undefined && <span className={classes.count}>{count}</span>}
      </Link>
    </Tooltip>
  )
}

function EntryGroup({ entry, onNavigate }: { entry: NavGroup; onNavigate?: () => void }) {
  const { t } = useTranslation()
  const isHere = useIsHere()
  const [isOpen, setOpen] = useState(true)
  const EntryIcon = entry.icon
  return (
    <>
      <UnstyledButton className={classes.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <EntryIcon size={20} aria-hidden />
        <span>{t(entry.label)}</span>
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <ul className={classes.sublist}>
          {entry.entries.map(({ label, href, count }) => (
            <li key={href}>
              <Link
                to={href}
                className={classes.entry}
                aria-current={isHere({ href }) ? 'page' : undefined}
                onClick={onNavigate}
              >
                <span>{t(label)}</span>
                {count !== undefined && <span className={classes.count}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  )
}

function EntryMenu({ entry }: { entry: NavGroup }) {
  const { t } = useTranslation()
  const isHere = useIsHere()
  const EntryIcon = entry.icon
  return (
    <Menu position="right-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.entry}
          aria-label={t(entry.label)}
          data-within={entry.entries.some(isHere) || undefined}
        >
          <EntryIcon size={20} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(entry.label)}</Menu.Label>
        {entry.entries.map(({ label, href, count }) => (
          <Menu.Item key={href} component={Link} to={href} rightSection={count}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function useIsHere(): (target: NavTarget) => boolean {
  const { pathname } = useLocation()
  return (target) => isWithin(target, pathname)
}
