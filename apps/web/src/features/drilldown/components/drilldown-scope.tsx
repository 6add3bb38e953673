import { type ReactNode, useState } from 'react'
import { type Drilldown, DrilldownContext } from '../drilldown.ts'

export type DrilldownDrawerProps = {
  drilldown: Drilldown
  onChange: (drilldown: Drilldown) => void
  onClose: () => void
}

type DrilldownScopeProps = {
  /** Draws the drawer of an opened figure; without it figures lead nowhere. */
  drawer: ((props: DrilldownDrawerProps) => ReactNode) | undefined
  children: ReactNode
}

/** Lets the figures within open the pickups that they were computed from. */
export function DrilldownScope({ drawer, children }: DrilldownScopeProps) {
  const [drilldown, setDrilldown] = useState<Drilldown>()
  return (
    <DrilldownContext value={drawer && setDrilldown}>
      {children}
      {drilldown && drawer?.({ drilldown, onChange: setDrilldown, onClose: () => setDrilldown(undefined) })}
    </DrilldownContext>
  )
}
