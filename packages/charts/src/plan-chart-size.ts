import type { Block } from '@thant/contracts/materials/plan'

/** The heights in pixels depend on the number of charts on a sheet; four charts form two columns. */
const heights = { alone: [400, 300, 196, 335], among: [280, 210, 150, 220] }

/** Charts beside other content are lower, so that a page of the plan fits on one sheet. */
export function planChartSize(count: number, blocks: readonly Block[]): { width: number; height: number } {
  return { width: count > 3 ? 300 : 616, height: heightOf(count, blocks) }
}

function heightOf(count: number, blocks: readonly Block[]): number {
  const has = (kind: Block['kind']) => blocks.some((block) => block.kind === kind)
  if (has('drawing')) return 170
  // A third note, such as that a period is in progress, would otherwise be alone on a sheet.
  const notes = blocks.filter(({ kind }) => kind === 'note').length
  if (has('figures') && has('table')) return has('list') ? (notes > 2 ? 175 : 250) : 400
  const others = blocks.filter(({ kind }) => !['charts', 'heading', 'note'].includes(kind))
  const isAlone = others.length === 0 || others.length + count === 2
  // Bars of emissions repeat their table, and pages of a carbon report follow each other on a sheet.
  const room = heights[isAlone && !blocks.some(hasEmissions) ? 'alone' : 'among']
  return room[Math.min(count, room.length) - 1] ?? 0
}

function hasEmissions(block: Block): boolean {
  return block.kind === 'charts' && block.charts.some(({ data }) => data.kind === 'emissions')
}
