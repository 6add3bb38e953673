import { sortedTypes, wasteTreatmentLabels, wasteTreatments, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { factorLineKey, maxFactorLines, type TreatmentFactors } from '@thant/contracts/reporting/factor-sets'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { parseCsv } from './parse-csv.ts'

/** The columns of the portal's own form, and those of tables as they are published, with the unit beside the value. */
export const factorColumns = [
  'material',
  'treatment',
  'part',
  'direct',
  'avoided_material',
  'avoided_landfill',
] as const
export const publishedColumns = ['material', 'treatment', 'part', 'value', 'unit', 'published_as'] as const
type Column = (typeof factorColumns)[number] | (typeof publishedColumns)[number]

const neededColumns: readonly Column[] = ['material', 'treatment', 'direct']
const neededOfPublished: readonly Column[] = ['material', 'treatment', 'value', 'unit']

/** Larger files are not read; the largest set has a tenth of it. */
export const maxFactorBytes = 1_048_576

/** What one of a unit is in t CO2e per tonne. A short ton is 0.90718474 tonnes exactly. */
const units: Record<string, number> = {
  'tco2e/t': 1,
  'kgco2e/kg': 1,
  'kgco2e/t': 0.001,
  'mtco2e/shortton': 1 / 0.90718474,
}
export const publishedUnits = ['t CO2e per tonne', 'kg CO2e per kg', 'kg CO2e per tonne', 'MTCO2E per short ton']

/** `line` is that of the file, which begins with 1 at the columns. */
export type CsvProblem = { line: number; message: TranslationKey; values?: Record<string, string | number> }

/** `isConverted` where values had a unit, and were rounded to the five decimals that factors have. */
export type FactorFile = { lines: TreatmentFactors[]; problems: CsvProblem[]; isConverted?: boolean }

/** Reads the factors of a published set. A file with a problem is not to be used, not even in part. */
export function readFactors(text: string): FactorFile {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')) ?? []
  const isPublished = names.includes('value')
  const missing = (isPublished ? neededOfPublished : neededColumns).filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const problem = { line: 1, message: 'The column {{column}} is missing.' } as const
    return { lines: [], problems: missing.map((column) => ({ ...problem, values: { column } })) }
  }
  if (rows.length === 0) return { lines: [], problems: [{ line: 1, message: 'No factors follow the columns.' }] }
  if (rows.length > maxFactorLines) return { lines: [], problems: [{ line: 1, message: 'At most 200 lines' }] }

  const lines: TreatmentFactors[] = []
  const problems: CsvProblem[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of rows) {
    const cellOf = (column: Column) => cells[names.indexOf(column)]?.trim() ?? ''
    // A template has a line for everything that could be known.
    if (isPublished && cellOf('value') === '') continue
    const read = readLine(isPublished ? withDirect(cellOf) : { cellOf, problems: [] })
    problems.push(...read.problems.map((problem) => ({ ...problem, line })))
    if (read.factors === undefined) continue
    const key = factorLineKey(read.factors)
    const first = seen.get(key)
    if (first !== undefined) {
      problems.push({ line, message: 'The same as line {{first}}: material, treatment and part.', values: { first } })
    }
    seen.set(key, first ?? line)
    lines.push(read.factors)
  }
  if (problems.length > 0) return { lines: [], problems }
  if (lines.length === 0) return { lines, problems: [{ line: 1, message: 'No factors follow the columns.' }] }
  return { lines, problems, ...(isPublished && { isConverted: true }) }
}

/** Returns the address of a file with every material and treatment, into which published values are filled. */
export function factorTemplateAddress(): string {
  const named = sortedTypes.flatMap((material) =>
    wasteTreatments.filter((treatment) => treatment !== 'unknown').map((treatment) => `${material},${treatment},,,,`),
  )
  const text = [publishedColumns.join(','), ...named].map((row) => `${row}\r\n`).join('')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
}

/** Returns the address of a file that the form reads again; without lines it has the columns alone. */
export function factorFileAddress(lines: readonly TreatmentFactors[]): string {
  const rows = lines.map(({ material, treatment, part, direct, avoidedMaterial, avoidedLandfill }) =>
    [material, treatment, `"${part.replaceAll('"', '""')}"`, direct, avoidedMaterial, avoidedLandfill].join(','),
  )
  const text = [factorColumns.join(','), ...rows].map((row) => `${row}\r\n`).join('')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
}

type LineProblem = Omit<CsvProblem, 'line'>

type CellOf = (column: Column) => string
type ReadLine = { cellOf: CellOf; problems: LineProblem[] }

/** Puts the value of a published table in the place of the direct factor, in the portal's unit. */
function withDirect(cellOf: CellOf): ReadLine {
  const [value, unit] = [cellOf('value'), cellOf('unit')]
  const perUnit = units[plainUnit(unit)]
  const problems: LineProblem[] = []
  if (perUnit === undefined) problems.push({ message: '{{typed}} is not a known unit.', values: { typed: unit } })
  if (!/^\d+(\.\d+)?$/.test(value)) {
    problems.push({ message: noFactor, values: { column: 'value', typed: value } })
  }
  const direct = problems.length > 0 ? '0' : String(Number((Number(value) * (perUnit ?? 0)).toFixed(5)))
  return { cellOf: (column) => (column === 'direct' ? direct : cellOf(column)), problems }
}

/** `kg CO₂e / tonnes` is `kg CO2e per tonne`. */
function plainUnit(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll('₂', '2')
    .replace(/\s+per\s+/, '/')
    .replaceAll(/\s/g, '')
    .replace(/tonnes?$/, 't')
}

const noFactor: TranslationKey = '{{typed}} in column {{column}} is not a factor.'

function readLine({ cellOf, problems }: ReadLine): { factors?: TreatmentFactors; problems: LineProblem[] } {
  const material = named(sortedTypes, wasteTypeLabels, cellOf('material'))
  if (material === undefined) {
    problems.push({ message: 'Unknown material: {{typed}}', values: { typed: cellOf('material') } })
  }
  const treatment = named(wasteTreatments, wasteTreatmentLabels, cellOf('treatment'))
  if (treatment === undefined) {
    problems.push({ message: 'Unknown treatment: {{typed}}', values: { typed: cellOf('treatment') } })
  }
  const part = cellOf('part')
  if (part.length > 60) problems.push({ message: 'The part has more than 60 characters.' })
  if (cellOf('direct') === '') problems.push({ message: 'The direct factor is missing.' })
  const factorOf = (column: Column) => {
    const typed = cellOf(column) === '' ? '0' : cellOf(column)
    if (isFactor(typed)) return Number(typed)
    problems.push({ message: noFactor, values: { column, typed } })
    return 0
  }
  const factors = {
    part,
    direct: factorOf('direct'),
    avoidedMaterial: factorOf('avoided_material'),
    avoidedLandfill: factorOf('avoided_landfill'),
  }
  if (problems.length > 0 || material === undefined || treatment === undefined) return { problems }
  return { factors: { ...factors, material, treatment }, problems }
}

/** From 0 to 1,000 with at most 5 decimals and a point, as the form takes it. */
function isFactor(typed: string): boolean {
  return /^\d+(\.\d{1,5})?$/.test(typed) && Number(typed) <= 1_000
}

/** Finds a code by itself or by its English label, in upper or lower case. */
function named<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
  typed: string,
): Code | undefined {
  const wanted = typed.toLowerCase()
  return codes.find((code) => code.toLowerCase() === wanted || labels[code].toLowerCase() === wanted)
}
