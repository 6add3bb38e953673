import { griOperationLabels } from '@thant/contracts/reporting/gri'
import {
  activityMetricLabels,
  type GriContext,
  griTextTitles,
  intensityDigits,
} from '@thant/contracts/reporting/gri-context'
import { type GriLine, lineTexts } from './gri-lines.ts'

/** What an organization adds, as further lines of the file of its tables. */
export function griContextLines({ intensities, otherWaste, texts, baseYear }: GriContext): GriLine[] {
  return [
    ...intensities.map(({ metric, weightKg, kgPerUnit, typedBy, ...counted }) => ({
      disclosure: lineTexts.intensity,
      row: activityMetricLabels[metric],
      total: weightKg,
      kgPerUnit: kgPerUnit === null ? null : Number(kgPerUnit.toPrecision(intensityDigits)),
      typedBy: typedBy.join(', '),
      ...counted,
    })),
    ...otherWaste.map(({ operation, place, isHazardous, weightKg, description, month, typedBy }) => ({
      disclosure: lineTexts.otherWaste,
      hazard: isHazardous ? lineTexts.hazardous : lineTexts.nonHazardous,
      row: griOperationLabels[operation],
      [place]: weightKg,
      total: weightKg,
      month,
      typed: description,
      typedBy,
    })),
    ...texts.map(({ key, text, typedBy }) => ({
      disclosure: lineTexts.ownTexts,
      row: griTextTitles[key],
      typed: text,
      typedBy,
    })),
    ...(baseYear === null
      ? []
      : [{ disclosure: lineTexts.ownTexts, row: lineTexts.baseYear, typed: String(baseYear) }]),
  ]
}
