import { factorLineKey, maxFactorLines, type TreatmentFactors } from '@thant/contracts/carbon'
import { sortedTypes, wasteTreatmentLabels, wasteTreatments, wasteTypeLabels } from '@thant/contracts/wastes'
import { parseCsv } from './parse-csv.ts'

export const factorColumns = [
  'material',
  'treatment',
  'part',
  'direct',
  'avoided_material',
  'avoided_landfill',
] as const
type Column = (typeof factorColumns)[number]

const neededColumns: readonly Column[] = ['material', 'treatment', 'direct']

/** `message` is a translation key; `line` is that of the file, which begins with 1 at the columns. */
export type CsvProblem = { line: number; message: string; values?: Record<string, string | number> }

export type FactorFile = { lines: TreatmentFactors[]; problems: CsvProblem[] }

/** Reads the factors of a published set. A file with a problem is not to be used, not even in part. */
export function readFactors(text: string): FactorFile {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')) ?? []
  const missing = neededColumns.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const problem = { line: 1, message: 'The column {{column}} is missing.' }
    return { lines: [], problems: missing.map((column) => ({ ...problem, values: { column } })) }
  }
  if (rows.length === 0) return { lines: [], problems: [{ line: 1, message: 'No factors follow the columns.' }] }
  if (rows.length > maxFactorLines) return { lines: [], problems: [{ line: 1, message: 'At most 200 lines' }] }

  const lines: TreatmentFactors[] = []
  const problems: CsvProblem[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of rows) {
    const cellOf = (column: Column) => cells[names.indexOf(column)]?.trim() ?? ''
    const read = readLine(cellOf)
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
  return { lines: problems.length === 0 ? lines : [], problems }
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

function readLine(cellOf: (column: Column) => string): { factors?: TreatmentFactors; problems: LineProblem[] } {
  const problems: LineProblem[] = []
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
    problems.push({ message: 'In {{column}}, {{typed}} is no factor.', values: { column, typed } })
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
