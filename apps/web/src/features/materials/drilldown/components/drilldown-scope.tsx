import { type ReactNode, useState } from 'react'
import { type Drilldown, DrilldownContext } from '../drilldown.ts'

export type DrilldownDrawerProps = {
  drilldown: Drilldown
  onChange: (drilldown: Drilldown) => void
  onClose: () => void
}

type DrilldownScopeProps = {
  /** Renders the drawer of an opened figure; undefined makes the figures plain text. */
  drawer: ((props: DrilldownDrawerProps) => ReactNode) | undefined
  children: ReactNode
}

/** Lets the figures inside open their source pickups. */
export function DrilldownScope({ drawer, children }: DrilldownScopeProps) {
  const [drilldown, setDrilldown] = useState<Drilldown>()
  return (
    <DrilldownContext value={drawer && setDrilldown}>
      {children}
      {drilldown && drawer?.({ drilldown, onChange: setDrilldown, onClose: () => setDrilldown(undefined) })}
    </DrilldownContext>
  )
}
