import type { PlanChartFormat } from '@thant/charts/plan-chart-format'
import type { ChartData, EmissionScale, EmissionSums } from '@thant/contracts/materials/plan'
import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'
import type { ChartTableData } from '#components/charts/chart-table.tsx'
import { monthlyTable } from '#features/materials/wastes/monthly-table.ts'

const emissionKinds = ['direct', 'avoided', 'net'] as const satisfies ReadonlyArray<keyof EmissionSums>

type ChartFormats = { chartFormat: PlanChartFormat; format: Format; t: Translate }

/** Returns the figures of a plan's chart as formatted text. */
export function chartTableDataOf(figure: ChartData, { chartFormat, format, t }: ChartFormats): ChartTableData {
  const byMonth = { head: t('Month'), nameOf: format.month, format, t }
  switch (figure.kind) {
    case 'monthly':
      return monthlyTable({ months: figure.months, ...byMonth })
    case 'trend':
      return monthlyTable({ months: figure.months, types: figure.types, ...byMonth })
    case 'composition':
      return {
        head: [t('Waste type'), t('Weight (kg)')],
        rows: figure.figures.map(({ name, quantity }) => [chartFormat.nameOf(name), format.weight(quantity)]),
      }
    case 'emissions':
      return {
        head: [t('Waste'), ...emissionKinds.map((kind) => chartFormat.emissionNames[kind])],
        rows: figure.rows.map((row) => [
          chartFormat.formatMessage(row.name),
          ...emissionKinds.map((kind) => chartFormat.formatValue({ ...scaleOf(figure), tonnes: row[kind] })),
        ]),
      }
    case 'direct-shares':
      return {
        head: [t('Waste'), chartFormat.emissionNames.direct],
        rows: figure.rows.map(({ name, direct }) => [
          chartFormat.formatMessage(name),
          chartFormat.formatValue({ ...scaleOf(figure), tonnes: direct }),
        ]),
      }
  }
}

function scaleOf({ unit, digits }: EmissionScale): EmissionScale {
  return { unit, digits }
}
