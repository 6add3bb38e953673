import type { CarbonReport, Emissions } from '@thant/contracts/reporting/carbon'
import type { ReactNode } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type EmissionKind, emissionKinds, kindLabels } from '../emission-kinds.ts'
import type { EmissionSource } from '../emission-sources.ts'
import { useAmount } from '../use-amount.ts'
import { useEmissionDrilldown } from '../use-emission-drilldown.ts'

export type EmissionLine = {
  key: string
  name: string
  mark?: ReactNode
  /** The items that a click on the figure opens. */
  source: EmissionSource
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
  const titles = useColumnTitles(report)
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('Weight (kg)')}</th>
          {emissionKinds.map((kind) => (
            <th key={kind} scope="col">
              {titles[kind]}
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
  const format = useFormat()
  const titles = useColumnTitles(report)
  const amountOf = useAmount(report.emissions)
  const drilldownTo = useEmissionDrilldown(report)
  const { name, mark, source, emissions } = line
  const cell = (text: string, kind?: EmissionKind) =>
    emissions.weightKg > 0 ? <DrilldownFigure {...drilldownTo(name, source, kind)}>{text}</DrilldownFigure> : text
  return (
    <tr>
      <th scope="row">{mark ?? name}</th>
      <td data-label={t('Weight (kg)')}>{cell(format.weight(emissions.weightKg))}</td>
      {emissionKinds.map((kind) => (
        <td key={kind} data-label={titles[kind]}>
          {cell(amountOf(emissions[kind]).value, kind)}
        </td>
      ))}
    </tr>
  )
}

/** The unit is in the head of a column, so that it is not repeated in every cell. */
function useColumnTitles(report: CarbonReport): Record<EmissionKind, string> {
  const { t } = useTranslation()
  const { unit } = useAmount(report.emissions)(0)
  const titleOf = (kind: EmissionKind) => t('{{kind}}, {{unit}}', { kind: t(kindLabels[kind]), unit })
  return { direct: titleOf('direct'), avoided: titleOf('avoided'), net: titleOf('net') }
}
