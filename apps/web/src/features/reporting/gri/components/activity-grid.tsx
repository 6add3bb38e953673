import { type ActivityMetric, activityMetricLabels } from '@thant/contracts/reporting/gri-context'
import type { ClipboardEvent } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { NumberField } from '#components/fields/number-field.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type ActivityValues, columnIn } from '../activity-values.ts'

type ActivityGridProps = {
  record: RecordForm<ActivityValues>
  metrics: readonly ActivityMetric[]
  months: readonly string[]
}

export function ActivityGrid({ record, metrics, months }: ActivityGridProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { getValues, setFieldValue } = record.form
  const indexOf = (metric: ActivityMetric, month: string) =>
    getValues().amounts.findIndex((cell) => cell.metric === metric && cell.month === month)
  const paste = (event: ClipboardEvent, metric: ActivityMetric, from: number) => {
    const column = columnIn(event.clipboardData.getData('text'))
    if (column === undefined) return
    event.preventDefault()
    for (const [line, month] of months.slice(from, from + column.length).entries()) {
      setFieldValue(`amounts.${indexOf(metric, month)}.amount`, column[line] ?? '')
    }
  }
  return (
    <table className={classes.table} aria-label={t('Amounts by month')}>
      <thead>
        <tr>
          <th scope="col">{t('Month')}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              {t(activityMetricLabels[metric])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, line) => (
          <tr key={month}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {format.month(month)}
            </th>
            {metrics.map((metric) => {
              const path = `amounts.${indexOf(metric, month)}.amount` as const
              const name = t(activityMetricLabels[metric])
              return (
                <td key={metric} data-label={name}>
                  <NumberField<ActivityValues>
                    name={path}
                    aria-label={`${name}, ${format.month(month)}`}
                    onPaste={(event) => paste(event, metric, line)}
                    decimalScale={2}
                    thousandSeparator=","
                    hideControls
                    inputMode="decimal"
                    styles={{ input: { textAlign: 'right' } }}
                    maw={160}
                    ml="auto"
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
