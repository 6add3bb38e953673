import type { CsvRow } from '../support/read-csv.ts'

export type Recomputed = { weightKg: number; direct: number; avoided: number; net: number }

/**
 * Computes the emissions from the columns of a carbon report's CSV alone: kg / 1,000 x (A - B - C). Grams and hundred-
 * thousandths of a factor are whole numbers, so that a sum in the middle of two shown figures is rounded as the portal's.
 */
export function recompute(rows: readonly CsvRow[]): Recomputed {
  const sum = { grams: 0, direct: 0, avoided: 0 }
  for (const row of rows) {
    const whole = (column: string, scale: number) => Math.round(Number(row[column]) * scale)
    const grams = whole('Weight (kg)', 1_000)
    const avoided = whole('B avoided material or fertilizer (t CO2e/t)', factorScale)
    sum.grams += grams
    sum.direct += grams * whole('A direct (t CO2e/t)', factorScale)
    sum.avoided += grams * (avoided + whole('C avoided landfilling (t CO2e/t)', factorScale))
  }
  const tonnes = (amount: number) => amount / (1_000_000 * factorScale)
  return {
    weightKg: sum.grams / 1_000,
    direct: tonnes(sum.direct),
    avoided: tonnes(sum.avoided),
    net: tonnes(sum.direct - sum.avoided),
  }
}
const factorScale = 100_000

export type EmissionUnit = 'kg' | 't'

/** The unit of all figures of a report: tonnes as soon as one of them reaches a tonne. */
export function unitOf(rows: readonly CsvRow[]): EmissionUnit {
  const materials = [...new Set(rows.map(({ Material }) => Material))]
  const sums = [rows, ...materials.map((material) => rows.filter((row) => row.Material === material))].map(recompute)
  const largest = sums.flatMap(({ direct, avoided, net }) => [direct, avoided, net])
  return largest.some((tonnes) => Math.abs(tonnes) >= 1) ? 't' : 'kg'
}

/** Formats emissions like the screens do: with three significant digits. */
export function shownEmissions(tonnes: number, unit: EmissionUnit): string {
  return `${shownAmount(tonnes, unit)} ${unit} CO₂e`
}

/** Formats an amount whose unit is in the head of its column. */
export function shownAmount(tonnes: number, unit: EmissionUnit): string {
  if (tonnes === 0) return '0'
  const amount = unit === 'kg' ? tonnes * 1_000 : tonnes
  const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }
  return amount.toLocaleString('en-US', digits).replace('-', '−')
}
