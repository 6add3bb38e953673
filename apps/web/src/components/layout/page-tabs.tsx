import { NavLink } from 'react-router'
import classes from './tabs.module.css'

type PageTabsProps = { label: string; tabs: ReadonlyArray<{ label: string; href: string }> }

/** Tabs that link related screens, each with its own address. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} to={tab.href} end className={classes.tab}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
