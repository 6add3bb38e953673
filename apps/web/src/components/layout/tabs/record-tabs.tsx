import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import classes from './tabs.module.css'
import { useTabInSight } from './use-tab-in-sight.ts'

export type RecordTab = { key: string; label: string; content: ReactNode }

type RecordTabsProps = {
  /** The accessible name of the tab list. */
  label: string
  /** The first tab is shown unless the address names another. */
  tabs: readonly RecordTab[]
  /** Keeps the panels mounted, so that a form among them does not lose its input when another tab is shown. */
  keepsMounted?: boolean
  /** What another tab keeps of the address; by default all of it. */
  keptNames?: readonly string[]
}

/** Tabs for the parts of a record; the address holds the current one. */
export function RecordTabs({ label, tabs, keepsMounted = false, keptNames }: RecordTabsProps) {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const shown = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0]
  const strip = useTabInSight<HTMLDivElement>(shown?.key)
  const show = (key: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams([...before].filter(([name]) => keptNames?.includes(name) ?? true))
        if (key === null || key === tabs[0]?.key) after.delete('tab')
        else after.set('tab', key)
        return after
      },
      { replace: true, preventScrollReset: true, state },
    )
  return (
    <Tabs
      variant="none"
      classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      value={shown?.key ?? null}
      onChange={show}
      keepMounted={keepsMounted}
    >
      <Tabs.List ref={strip} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
