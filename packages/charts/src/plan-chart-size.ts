import type { Block } from '@thant/contracts/plan'

/** Heights in pixels by how many charts share a sheet; four stand in two columns. */
const heights = { alone: [400, 280, 196, 270], among: [280, 210, 150, 220] }

/** A chart among much else is lower, so that a page of the plan stays one sheet. */
export function planChartSize(count: number, blocks: readonly Block[]): { width: number; height: number } {
  const others = blocks.filter(({ kind }) => !['charts', 'heading', 'note'].includes(kind))
  const room = heights[others.length === 0 || others.length + count === 2 ? 'alone' : 'among']
  const height = room[Math.min(count, room.length) - 1] ?? 0
  return { width: count > 3 ? 300 : 616, height }
}
