import type { WasteType } from '@thant/contracts/materials/wastes'
import { type Surface, wasteColor } from './palette.ts'

/** ECharts keeps and mutates the pattern objects, so each use needs a new one. */
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

/** Types with similar greys get different patterns; paper and e-waste are plain, one dark and one light grey. */
const patterns: Partial<Record<WasteType, () => Pattern>> = {
  Plastics: () => lines(4, -Math.PI / 4),
  Cans: () => dots(4),
  Glasses: () => lines(4, Math.PI / 4),
  Organic: () => lines(9, -Math.PI / 4),
  Mixed: () => lines(5, 0),
}

export function wasteStyle(name: WasteType, surface: Surface) {
  const color = wasteColor(name, surface)
  const pattern = surface === 'paper' ? patterns[name] : undefined
  if (pattern === undefined) return { color }
  return { color, decal: { ...pattern(), color: 'rgba(255, 255, 255, 0.35)' } }
}
