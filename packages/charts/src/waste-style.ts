import type { WasteType } from '@thant/contracts/wastes'
import { type Surface, wasteColor } from './palette.ts'

/** A chart holds its patterns fast and writes into them, so that each use gets its own. */
type Pattern = {
  symbol: 'rect' | 'circle'
  symbolSize: number
  dashArrayX: number[] | number[][]
  dashArrayY: number[]
  rotation?: number
}

const lines = (spacing: number, rotation: number): Pattern => ({
  symbol: 'rect',
  symbolSize: 1,
  dashArrayX: [12, 0],
  dashArrayY: [1.2, spacing],
  rotation,
})
const dots = (spacing: number): Pattern => ({
  symbol: 'circle',
  symbolSize: 0.7,
  dashArrayX: [
    [spacing, spacing],
    [0, spacing, spacing, 0],
  ],
  dashArrayY: [spacing, 0],
})

/** Neighbours in grey get different ones; paper and e-waste are plain, a dark and a light grey. */
const patterns: Partial<Record<WasteType, () => Pattern>> = {
  Plastics: () => lines(4, -Math.PI / 4),
  Cans: () => dots(4),
  Glasses: () => lines(4, Math.PI / 4),
  Organic: () => lines(9, -Math.PI / 4),
}

/** The fill of a waste type: its colour, on paper with a pattern too. */
export function wasteStyle(name: WasteType, surface: Surface) {
  const color = wasteColor(name, surface)
  const pattern = surface === 'paper' ? patterns[name] : undefined
  if (pattern === undefined) return { color }
  return { color, decal: { ...pattern(), color: 'rgba(255, 255, 255, 0.35)' } }
}
