import type { CsvRow } from './read-csv.ts'

export type Recomputed = { weightKg: number; direct: number; avoided: number; net: number }

/** Computes the emissions from the columns of a carbon report's CSV alone: kg / 1,000 x (A - B - C). */
export function recompute(rows: readonly CsvRow[]): Recomputed {
  const sum = { weightKg: 0, direct: 0, avoided: 0, net: 0 }
  for (const row of rows) {
    const kg = Number(row['Weight (kg)'])
    const a = Number(row['A direct (t CO2e/t)'])
    const b = Number(row['B avoided material or fertilizer (t CO2e/t)'])
    const c = Number(row['C avoided landfilling (t CO2e/t)'])
    sum.weightKg += kg
    sum.direct += (kg / 1_000) * a
    sum.avoided += (kg / 1_000) * (b + c)
    sum.net += (kg / 1_000) * (a - b - c)
  }
  return sum
}

export type EmissionUnit = 'kg' | 't'

/** The unit of all figures of a report: tonnes as soon as one of them reaches a tonne. */
export function unitOf(rows: readonly CsvRow[]): EmissionUnit {
  const materials = [...new Set(rows.map(({ Material }) => Material))]
  const sums = [rows, ...materials.map((material) => rows.filter((row) => row.Material === material))].map(recompute)
  const largest = sums.flatMap(({ direct, avoided, net }) => [direct, avoided, net])
  return largest.some((tonnes) => Math.abs(tonnes) >= 1) ? 't' : 'kg'
}

/** Formats emissions like the screens do: two decimals of a kilogram, five of a tonne. */
export function shownEmissions(tonnes: number, unit: EmissionUnit): string {
  return `${shownAmount(tonnes, unit)} ${unit} CO₂e`
}

/** Formats an amount whose unit is in the head of its column. */
export function shownAmount(tonnes: number, unit: EmissionUnit): string {
  const [amount, decimals] = unit === 'kg' ? [tonnes * 1_000, 2] : [tonnes, 5]
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return amount.toLocaleString('en-US', digits).replace('-', '−')
}
