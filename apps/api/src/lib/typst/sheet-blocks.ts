import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlanChartFormat } from '@thant/charts/plan-chart-format'
import { planChartSize } from '@thant/charts/plan-chart-size'
import type { Block, DrawingName, Message, MessageValue, PlanChart } from '@thant/contracts/materials/plan'
import { chartPicture } from './chart-picture.ts'
import { printable } from './fonts.ts'

/** Prepares a block for the template. The size of a chart depends on the blocks that share its page. */
export function sheetBlockOf(block: Block, chartFormat: PlanChartFormat, neighbours: readonly Block[]) {
  const formatMessage = (text: Message) => printable(chartFormat.formatMessage(text))
  const { kind } = block
  switch (kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { kind, text: formatMessage(block.message) }
    case 'list':
      return { kind, isNumbered: block.isNumbered, items: block.items.map(formatMessage) }
    case 'figures':
    case 'facts':
      return { kind, items: labelledIn(block.items, formatMessage) }
    case 'charts':
      return {
        kind,
        charts: block.charts.map((one) => chartOf(one, planChartSize(block.charts.length, neighbours), chartFormat)),
      }
    case 'table':
      return {
        kind,
        columns: block.columns.map(({ head, isNumber }, index) => ({
          head: formatMessage(head),
          isNumber,
          isUnbroken:
            block.rows.some((row) => isUnbroken(row[index])) &&
            block.rows.every((row) => !row[index] || isUnbroken(row[index])),
        })),
        rows: block.rows.map((row) => row.map((value) => cellOf(value, chartFormat))),
      }
    case 'drawing':
      return {
        kind,
        svg: drawing(block.name),
        alt: formatMessage(block.alt),
        isLast: neighbours.length > 1 && neighbours.at(-1) === block,
      }
    case 'contents':
      return { kind }
  }
}

function isUnbroken(value: MessageValue | undefined): boolean {
  return typeof value === 'object' && ['day', 'plainDay', 'code', 'collection'].some((kind) => kind in value)
}

/** Items are lines of a name and a weight, which the template sets side by side. */
function cellOf(value: MessageValue, { formatValue }: PlanChartFormat): string | Array<[name: string, weight: string]> {
  if (typeof value === 'string' || !('itemLines' in value)) return printable(formatValue(value))
  return value.itemLines.map(({ name, kg }) => [printable(name), formatValue({ exactKg: kg })])
}

export function labelledIn(
  items: ReadonlyArray<{ label: Message; value: Message }>,
  formatMessage: (text: Message) => string,
) {
  return items.map(({ label, value }) => ({ label: formatMessage(label), value: formatMessage(value) }))
}

type Size = { width: number; height: number }

function chartOf({ title, data, alt, note }: PlanChart, size: Size, chartFormat: PlanChartFormat) {
  const formatMessage = (text: Message) => printable(chartFormat.formatMessage(text))
  return {
    title: title ? formatMessage(title) : null,
    picture: chartPicture(data, chartFormat, size),
    alt: formatMessage(alt),
    note: note ? formatMessage(note) : null,
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
