import { Tabs } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

export type RecordTab = { key: string; label: string; icon: Icon; content: ReactNode }

type RecordTabsProps = {
  /** What the tabs belong to, for screen readers. */
  label: string
  /** The first one is shown unless the address names another. */
  tabs: readonly RecordTab[]
  /** For a form among the tabs: what was typed stays while another tab is looked at. */
  keepsMounted?: boolean
}

/** The parts of a record, of which the address names the one that is shown. */
export function RecordTabs({ label, tabs, keepsMounted = false }: RecordTabsProps) {
  const [params, setParams] = useSearchParams()
  const shown = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0]
  const show = (key: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (key === null || key === tabs[0]?.key) after.delete('tab')
        else after.set('tab', key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Tabs value={shown?.key ?? null} onChange={show} keepMounted={keepsMounted}>
      <Tabs.List aria-label={label} mb="md">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key} leftSection={<tab.icon size={16} aria-hidden />}>
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
