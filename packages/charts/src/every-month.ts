import { type MonthlyWaste, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'

/** Fills months without pickups with zeros; `emptyMonths` lists them for the note below the chart. */
export function everyMonth(
  figures: readonly MonthlyWaste[],
  range: { from: string; to: string },
): { months: MonthlyWaste[]; emptyMonths: string[] } {
  const known = new Map(figures.map((data) => [data.month, data]))
  const months = monthsBetween(range.from, range.to).map((month) => known.get(month) ?? zeros(month))
  return { months, emptyMonths: months.filter((month) => totalOf(month) === 0).map(({ month }) => month) }
}

/** Whether no month lies between two of them, YYYY-MM. */
export function isNextMonth(month: string, next: string): boolean {
  return numberOfMonth(next) <= numberOfMonth(month) + 1
}

function totalOf(month: MonthlyWaste): number {
  return wasteTypes.reduce((sum, name) => sum + weightIn(month, name), 0)
}

function zeros(month: string): MonthlyWaste {
  return { month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
}

function monthsBetween(from: string, to: string): string[] {
  const first = numberOfMonth(from)
  const length = Math.max(0, numberOfMonth(to) - first + 1)
  return Array.from({ length }, (_, index) => {
    const month = first + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function numberOfMonth(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear - 1
}
