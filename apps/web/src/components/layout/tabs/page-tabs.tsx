import { NavLink, useLocation } from 'react-router'
import { WaitingCount } from '#components/figures/waiting-count.tsx'
import classes from './tabs.module.css'
import { useTabInSight } from './use-tab-in-sight.ts'

/** `count` says how much waits behind a tab. */
type PageTab = { label: string; href: string; count?: number }
type PageTabsProps = { label: string; tabs: readonly PageTab[] }

/** Tabs that link related screens, each with its own address. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const strip = useTabInSight(useLocation().pathname)
  return (
    <nav ref={strip} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} to={tab.href} end className={classes.tab}>
          {tab.label} {tab.count !== undefined && <WaitingCount count={tab.count} />}
        </NavLink>
      ))}
    </nav>
  )
}
