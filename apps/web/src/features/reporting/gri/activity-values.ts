import { type ActivityMetric, activityMetrics } from '@thant/contracts/reporting/gri-context'
import type { ActivityYear } from '@thant/contracts/reporting/gri-entries'

type ActivityCell = { metric: ActivityMetric; month: string; amount: number | '' }
export type ActivityValues = { amounts: ActivityCell[] }

/** A field for each metric and month, in this order, so that a problem of the server finds its field. */
export function activityValuesOf(
  { amounts }: Pick<ActivityYear, 'amounts'>,
  months: readonly string[],
): ActivityValues {
  return {
    amounts: activityMetrics.flatMap((metric) =>
      months.map((month) => ({
        metric,
        month,
        amount: amounts.find((one) => one.metric === metric && one.month === month)?.amount ?? ('' as const),
      })),
    ),
  }
}

/** An empty field is no amount, which is not 0. */
export function activityBodyOf({ amounts }: ActivityValues) {
  return { amounts: amounts.map(({ amount, ...cell }) => ({ ...cell, amount: amount === '' ? null : amount })) }
}

/** Reads a column that was copied from a spreadsheet; undefined for what is not one. */
export function columnIn(text: string): Array<number | ''> | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (lines.length < 2) return undefined
  const cells = lines.map((line) => line.replaceAll(',', '').trim())
  return cells.every((cell) => /^(\d+(\.\d+)?)?$/.test(cell))
    ? cells.map((cell) => (cell === '' ? '' : Number(cell)))
    : undefined
}
