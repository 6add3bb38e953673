import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPlanChartWords } from '@thant/charts/create-chart-words'
import { planChartSize } from '@thant/charts/plan-chart-size'
import type { PlanChartWords } from '@thant/charts/plan-words'
import type { Block, DrawingName, Figure, PlanChart, Words } from '@thant/contracts/plan'
import { createFormat } from '@thant/words/format'
import { burmese } from '@thant/words/my'
import { createWords } from '@thant/words/words'
import { chartPicture } from './chart-picture.ts'
import { printable } from './fonts.ts'
import type { PrintedDocument } from './printed-document.ts'

const words = createWords({ language: 'en', burmese })

/** What the template gets: every text said in the language, every chart and drawing as an SVG. */
export function sheetsOf(document: PrintedDocument) {
  const { language, timeZone, title, footer } = document
  const t = words.getFixedT(language)
  const format = createFormat({ language, timeZone, timeFormat: '24h' }, t)
  const speech = createPlanChartWords({ surface: 'paper', format, t })
  const say = (text: Words) => printable(speech.say(text))
  return {
    language,
    title: say(title),
    companyName: printable(document.companyName),
    madeAt: datePartsOf(document.createdAt),
    digits: [...format.digits('0123456789')],
    footer,
    labels: {
      reportId: t('Report number'),
      sha256: t('SHA-256 of the data'),
      verify: t('Check it at'),
      genuine: t('Is this report genuine?'),
      genuineLine: t('Its data was frozen when it was made. Whoever has doubts compares this fingerprint with ours.'),
    },
    pages: document.pages.map(({ id, title: pageTitle, blocks }) => ({
      id,
      title: say(pageTitle),
      blocks: blocks.map((block) =>
        blockOf(block, {
          say,
          figure: (value) => printable(speech.figure(value)),
          chart: (chart, count) => chartOf(chart, planChartSize(count, blocks), say, speech),
        }),
      ),
    })),
  }
}

type Speaker = {
  say: (text: Words) => string
  figure: (value: Figure) => string
  chart: (chart: PlanChart, count: number) => ReturnType<typeof chartOf>
}

function blockOf(block: Block, { say, figure, chart }: Speaker) {
  const { kind } = block
  const labelled = (items: ReadonlyArray<{ label: Words; value: Words }>) =>
    items.map(({ label, value }) => ({ label: say(label), value: say(value) }))
  switch (kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { kind, text: say(block.words) }
    case 'list':
      return { kind, isNumbered: block.isNumbered, items: block.items.map(say) }
    case 'figures':
    case 'facts':
      return { kind, items: labelled(block.items) }
    case 'charts':
      return { kind, charts: block.charts.map((one) => chart(one, block.charts.length)) }
    case 'table':
      return {
        kind,
        columns: block.columns.map(({ head, isNumber }) => ({ head: say(head), isNumber })),
        rows: block.rows.map((row) => row.map(figure)),
      }
    case 'drawing':
      return { kind, svg: drawing(block.name), alt: say(block.alt) }
    case 'contents':
      return { kind }
  }
}

type Size = { width: number; height: number }

function chartOf({ title, figure, alt, note }: PlanChart, size: Size, say: Speaker['say'], speech: PlanChartWords) {
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

function datePartsOf(instant: string): number[] {
  return (instant.match(/\d+/g) ?? []).slice(0, 6).map(Number)
}
