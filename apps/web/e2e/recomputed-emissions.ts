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

/** Formats emissions like the screens do: two decimals, in kg below one tonne. */
export function shownEmissions(tonnes: number): string {
  const [amount, unit] = Math.abs(tonnes) < 1 ? [tonnes * 1_000, 'kg'] : [tonnes, 't']
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `${amount.toLocaleString('en-US', digits)} ${unit} CO₂e`
}
