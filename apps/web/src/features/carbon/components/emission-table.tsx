import type { CarbonReport, Emissions } from '@thant/contracts/carbon'
import { emissionUnitOf } from '@thant/contracts/emissions'
import type { WasteType } from '@thant/contracts/wastes'
import type { ReactNode } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { DrilldownFigure } from '#features/drilldown/components/drilldown-figure.tsx'
import { usePlanFormat } from '#features/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type EmissionKind, emissionKinds, kindLabels } from '../emission-kinds.ts'
import { useEmissionDrilldown } from '../use-emission-drilldown.ts'

export type EmissionLine = {
  key: string
  name: string
  mark?: ReactNode
  /** The materials whose pickups a click on the figure opens. */
  materials: readonly WasteType[]
  emissions: Emissions
}

type EmissionTableProps = {
  label: string
  head: string
  report: CarbonReport
  lines: readonly EmissionLine[]
  totals: readonly EmissionLine[]
}

/** Shows weight and emissions by line, as blocks on a phone; every figure opens its source pickups. */
export function EmissionTable({ label, head, report, lines, totals }: EmissionTableProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('Weight')}</th>
          {emissionKinds.map((kind) => (
            <th key={kind} scope="col">
              {t(kindLabels[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} line={line} report={report} />
        ))}
      </tbody>
      <tfoot>
        {totals.map((line) => (
          <Line key={line.key} line={line} report={report} />
        ))}
      </tfoot>
    </table>
  )
}

function Line({ line, report }: { line: EmissionLine; report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const drilldownTo = useEmissionDrilldown(report)
  const { name, mark, materials, emissions } = line
  const unit = emissionUnitOf(report.emissions)
  const cell = (text: string, kind?: EmissionKind) =>
    emissions.weightKg > 0 ? <DrilldownFigure {...drilldownTo(name, materials, kind)}>{text}</DrilldownFigure> : text
  return (
    <tr>
      <th scope="row">{mark ?? name}</th>
      <td data-label={t('Weight')}>{cell(formatValue({ kg: emissions.weightKg }))}</td>
      {emissionKinds.map((kind) => (
        <td key={kind} data-label={t(kindLabels[kind])}>
          {cell(formatValue({ tonnes: emissions[kind], unit }), kind)}
        </td>
      ))}
    </tr>
  )
}
