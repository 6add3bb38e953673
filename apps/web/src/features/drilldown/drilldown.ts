import { createContext, useContext } from 'react'
import type { SourceFilter, WeighedItem } from './source-pickups.ts'

/** What is computed from the weight of items, where a figure is no weight. */
export type Measure = {
  label: string
  of: (items: readonly WeighedItem[]) => number
  write: (amount: number) => string
}

/** From a figure to the pickups that it was computed from. */
export type Drilldown = {
  /** What the figure is, e.g. `Paper: direct emissions`, where it has a name. */
  title?: string
  filter?: SourceFilter
  /** Which items count, where a filter cannot say it. */
  counts?: (item: WeighedItem) => boolean
  measure?: Measure
}

/** Opens the source pickups of a figure; undefined for readers who may not see pickups. */
export type OpenDrilldown = (drilldown: Drilldown) => void

export const DrilldownContext = createContext<OpenDrilldown | undefined>(undefined)

export function useDrilldown(): OpenDrilldown | undefined {
  return useContext(DrilldownContext)
}
