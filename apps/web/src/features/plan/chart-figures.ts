import type { PlanChartWords } from '@thant/charts/plan-words'
import type { ChartFigure, EmissionSums } from '@thant/contracts/plan'
import { wasteTypes } from '@thant/contracts/wastes'
import type { Format } from '@thant/words/format'
import type { ChartFigures } from '#components/charts/chart-table.tsx'
import { monthlyTable } from '#features/wastes/monthly-table.ts'

const emissionKinds = ['direct', 'avoided', 'net'] as const satisfies ReadonlyArray<keyof EmissionSums>

type Speech = { words: PlanChartWords; format: Format; t: (text: string) => string }

/** Returns the figures of a plan's chart as formatted text. */
export function chartFiguresOf(figure: ChartFigure, { words, format, t }: Speech): ChartFigures {
  switch (figure.kind) {
    case 'monthly':
      return monthlyTable(figure.months, wasteTypes, format, t)
    case 'trend':
      return monthlyTable(figure.months, figure.types, format, t)
    case 'composition':
      return {
        head: [t('Waste type'), t('Weight (kg)')],
        rows: figure.figures.map(({ name, quantity }) => [words.nameOf(name), format.weight(quantity)]),
      }
    case 'emissions':
      return {
        head: [t('Waste'), ...emissionKinds.map((kind) => words.emissionNames[kind])],
        rows: figure.rows.map((row) => [
          words.say(row.name),
          ...emissionKinds.map((kind) => words.figure({ tonnes: row[kind] })),
        ]),
      }
    case 'direct-shares':
      return {
        head: [t('Waste'), words.emissionNames.direct],
        rows: figure.rows.map(({ name, direct }) => [words.say(name), words.figure({ tonnes: direct })]),
      }
  }
}
