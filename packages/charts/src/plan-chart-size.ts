import type { Block } from '@thant/contracts/plan'

/** The heights in pixels depend on the number of charts on a sheet; four charts form two columns. */
const heights = { alone: [400, 280, 196, 270], among: [280, 210, 150, 220] }

/** Charts beside other content are lower, so that a page of the plan fits on one sheet. */
export function planChartSize(count: number, blocks: readonly Block[]): { width: number; height: number } {
  if (blocks.some(({ kind }) => kind === 'drawing')) return { width: 616, height: 170 }
  const others = blocks.filter(({ kind }) => !['charts', 'heading', 'note'].includes(kind))
  const room = heights[others.length === 0 || others.length + count === 2 ? 'alone' : 'among']
  const height = room[Math.min(count, room.length) - 1] ?? 0
  return { width: count > 3 ? 300 : 616, height }
}
