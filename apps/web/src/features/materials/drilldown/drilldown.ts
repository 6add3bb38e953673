import type { GriCell } from '@thant/contracts/reporting/gri-items'
import { createContext, useContext } from 'react'
import type { SourceFilter, WeighedItem } from './source-pickups.ts'

/** Computes a figure other than weight from the items. */
export type Measure = {
  label: string
  of: (items: readonly WeighedItem[]) => number
  write: (amount: number) => string
}

export type Drilldown = {
  /** Names the figure, e.g. `Paper: direct emissions`; undefined when it has no name. */
  title?: string
  filter?: SourceFilter
  /** The cell of the tables of GRI 306 that the figure stands in, whose items the server finds. */
  cell?: GriCell
  /** The months of the cell, where they are not those of the tables; the last one may count up to a day. */
  range?: { from: string; to: string; lastDay?: number }
  /** Selects the items that count, where the filter cannot. */
  counts?: (item: WeighedItem) => boolean
  measure?: Measure
}

export type OpenDrilldown = (drilldown: Drilldown) => void

/** Undefined for users who may not see pickups; figures then open nothing. */
export const DrilldownContext = createContext<OpenDrilldown | undefined>(undefined)

export function useDrilldown(): OpenDrilldown | undefined {
  return useContext(DrilldownContext)
}
