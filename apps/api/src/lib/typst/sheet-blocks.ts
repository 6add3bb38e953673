import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { planChartSize } from '@thant/charts/plan-chart-size'
import type { PlanChartWords } from '@thant/charts/plan-words'
import type { Block, DrawingName, PlanChart, Words } from '@thant/contracts/plan'
import { chartPicture } from './chart-picture.ts'
import { printable } from './fonts.ts'

/** Prepares a block for the template. The size of a chart depends on the blocks that share its page. */
export function sheetBlockOf(block: Block, speech: PlanChartWords, neighbours: readonly Block[]) {
  const say = (text: Words) => printable(speech.say(text))
  const { kind } = block
  switch (kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { kind, text: say(block.words) }
    case 'list':
      return { kind, isNumbered: block.isNumbered, items: block.items.map(say) }
    case 'figures':
    case 'facts':
      return { kind, items: labelledIn(block.items, say) }
    case 'charts':
      return {
        kind,
        charts: block.charts.map((one) => chartOf(one, planChartSize(block.charts.length, neighbours), speech)),
      }
    case 'table':
      return {
        kind,
        columns: block.columns.map(({ head, isNumber }) => ({ head: say(head), isNumber })),
        rows: block.rows.map((row) => row.map((value) => printable(speech.figure(value)))),
      }
    case 'drawing':
      return { kind, svg: drawing(block.name), alt: say(block.alt) }
    case 'contents':
      return { kind }
  }
}

export function labelledIn(items: ReadonlyArray<{ label: Words; value: Words }>, say: (text: Words) => string) {
  return items.map(({ label, value }) => ({ label: say(label), value: say(value) }))
}

type Size = { width: number; height: number }

function chartOf({ title, figure, alt, note }: PlanChart, size: Size, speech: PlanChartWords) {
  const say = (text: Words) => printable(speech.say(text))
  return {
    title: title ? say(title) : null,
    picture: chartPicture(figure, speech, size),
    alt: say(alt),
    note: note ? say(note) : null,
  }
}

const drawings = new Map<DrawingName, string>()

function drawing(name: DrawingName): string {
  const known = drawings.get(name)
  if (known !== undefined) return known
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`@thant/charts/drawings/${name}.svg`)), 'utf8')
  drawings.set(name, svg)
  return svg
}
