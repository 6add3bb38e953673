import { NavLink } from 'react-router'
import { useFormat } from '#lib/use-format.ts'
import classes from './tabs.module.css'

/** `count` says how much waits behind a tab. */
type PageTab = { label: string; href: string; count?: number }
type PageTabsProps = { label: string; tabs: readonly PageTab[] }

/** Tabs that link related screens, each with its own address. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const format = useFormat()
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} to={tab.href} end className={classes.tab}>
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{format.number(tab.count)}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
