import {
  type ActivityMetric,
  activityMetrics,
  averagedMetrics,
  type Intensity,
} from '@thant/contracts/reporting/gri-context'
import type { StatedAmount } from './activity-amounts.queries.ts'

/**
 * Kilograms for one unit of each metric, over the months that have an amount. The months are those of the period that are
 * over, so that neither figure is of a part of a month. Sums are of whole grams and of hundredths.
 */
export function intensitiesOf(
  amounts: readonly StatedAmount[],
  gramsByMonth: ReadonlyMap<string, number>,
  ofMonths: number,
): Intensity[] {
  return activityMetrics.flatMap((metric) => {
    const stated = amounts.filter((one) => one.metric === metric)
    return stated.length === 0 ? [] : [intensityOf(metric, stated, gramsByMonth, ofMonths)]
  })
}

function intensityOf(
  metric: ActivityMetric,
  stated: readonly StatedAmount[],
  gramsByMonth: ReadonlyMap<string, number>,
  ofMonths: number,
): Intensity {
  const hundredths = stated.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const amount = hundredths / 100 / (averagedMetrics.includes(metric) ? stated.length : 1)
  const weightKg = stated.reduce((sum, { month }) => sum + (gramsByMonth.get(month) ?? 0), 0) / 1_000
  return {
    metric,
    amount,
    months: stated.length,
    ofMonths,
    weightKg,
    kgPerUnit: amount === 0 ? null : weightKg / amount,
    typedBy: [...new Set(stated.map(({ typedBy }) => typedBy))].sort(),
  }
}
