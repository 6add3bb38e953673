import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import type { SharedGriReport } from '@thant/contracts/reporting/gri-report-links'
import type { SharedReport } from '@thant/contracts/reporting/report-data'
import type { ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { writeCsvStream } from 'hucre/csv'
import type { PlacedItem } from '#domains/materials/wastes/gri-items.queries.ts'
import type { TreatedMonth } from '#domains/materials/wastes/wastes.queries.ts'
import { dayOf, offsetTimeOf } from '#lib/company-time.ts'
import { textCell } from '#lib/lists/export-cells.ts'
import type { ZipEntry } from '#lib/lists/zip-file.ts'
import type { ReadEvidence } from './report-evidence.queries.ts'

type Cell = string | number | boolean | null
type Column<Row> = [header: string, cell: (row: Row) => Cell]

export type EvidenceFilesSource = ReadEvidence & {
  /** The report as it was frozen. */
  report: SharedReport | SharedGriReport
  /** The factor set of each month, in the report and today. */
  months: ReadonlyArray<{ month: string; inReport: FactorSet; today: FactorSet }>
  timeZone: string
}

/**
 * The files of the evidence in the words of the API, so that a script can read them: docs/recompute-report.mjs makes
 * every figure of the report and of the tables from them.
 */
export function evidenceFiles({ report, evidence, items, wastes, months, timeZone }: EvidenceFilesSource): ZipEntry[] {
  const { computedAt, dataChangedSince, tables, scope3Category5 } = evidence
  return [
    { name: 'report.json', contents: JSON.stringify(report) },
    { name: 'today.json', contents: JSON.stringify({ computedAt, dataChangedSince, tables, scope3Category5 }) },
    ...(items === null ? [totalsFile(wastes)] : itemFiles(items, timeZone)),
    ...loadFiles(evidence),
    ...factorFiles(months),
  ]
}

function itemFiles(items: readonly PlacedItem[], timeZone: string): ZipEntry[] {
  return [
    csv(
      'pickups',
      firstOfEach(items, ({ pickup }) => pickup),
      [
        ['collection_note', noteOf],
        ['picked_up_on', ({ pickUpTime }) => dayOf(new Date(pickUpTime), timeZone)],
        ['picked_up_at', ({ pickUpTime }) => offsetTimeOf(new Date(pickUpTime), timeZone)],
        ['site', ({ site }) => site.name],
      ],
    ),
    csv('items', itemsOf(items), [
      ['collection_note', noteOf],
      ['item', ({ position }) => position],
      ['product', ({ productName }) => productName],
      ['waste_type', ({ wasteType }) => wasteType],
      ['measure', ({ measure }) => measure],
      ['is_hazardous', ({ isHazardous }) => isHazardous],
      ['weight_kg', ({ grams }) => grams / 1_000],
    ]),
    csv('treatments', items, [
      ['collection_note', noteOf],
      ['item', ({ position }) => position],
      ['part', ({ part }) => part],
      ['treatment', ({ treatment }) => treatment],
      ['destination', ({ destination }) => destination],
      ['weight_kg', ({ weightKg }) => weightKg],
    ]),
  ]
}

/** The sums by month of all organizations together, whose pickups are their own. */
function totalsFile(wastes: readonly TreatedMonth[]): ZipEntry {
  return csv('totals', wastes, [
    ['month', ({ month }) => month],
    ['waste_type', ({ wasteType }) => wasteType],
    ['treatment', ({ treatment }) => treatment],
    ['measure', ({ measure }) => measure],
    ['is_hazardous', ({ isHazardous }) => isHazardous],
    ['weight_kg', ({ grams }) => grams / 1_000],
  ])
}

function loadFiles(evidence: ReportEvidence): ZipEntry[] {
  return [
    csv('loads', evidence.loads, [
      ['load', ({ number }) => number],
      ['date', ({ date }) => date],
      ['destination', ({ destination }) => destination],
      ['waste_type', ({ wasteType }) => wasteType],
      ['net_kg', ({ netKg }) => netKg],
      ['document_number', ({ documentNumber }) => documentNumber],
      ['slip', ({ slip }) => slip],
    ]),
    csv('destinations', evidence.destinations, [
      ['destination', ({ name }) => name],
      ['kind', ({ kind }) => kind],
      ['licence', ({ licence }) => licence],
      ['licensed_types', ({ licensedTypes }) => licensedTypes.join('; ')],
      ['licensed_until', ({ licensedUntil }) => licensedUntil],
      ['address', ({ address }) => address],
    ]),
    csv(
      'profiles',
      evidence.profiles.flatMap(({ shares, ...profile }) => shares.map((share) => ({ ...profile, ...share }))),
      [
        ['waste_type', ({ wasteType }) => wasteType],
        ['valid_from', ({ validFrom }) => validFrom],
        ['valid_to', ({ validTo }) => validTo],
        ['added_on', ({ addedOn }) => addedOn],
        ['reason', ({ reason }) => reason],
        ['treatment', ({ treatment }) => treatment],
        ['destination', ({ destination }) => destination],
        ['percent', ({ percent }) => percent],
      ],
    ),
  ]
}

/** Sets are numbered in the order of the months in which they are used. */
function factorFiles(months: EvidenceFilesSource['months']): ZipEntry[] {
  const sets = [...new Map(months.flatMap(({ inReport, today }) => [inReport, today]).map((set) => [set._id, set]))]
  const numberOf = ({ _id }: FactorSet) => sets.findIndex(([id]) => id === _id) + 1
  return [
    csv('months', months, [
      ['month', ({ month }) => month],
      ['set_in_report', ({ inReport }) => numberOf(inReport)],
      ['set_today', ({ today }) => numberOf(today)],
    ]),
    csv(
      'factors',
      sets.flatMap(([, set]) => set.factors.map((factor) => ({ set, ...factor }))),
      [
        ['set', ({ set }) => numberOf(set)],
        ['name', ({ set }) => set.name],
        ['version', ({ set }) => set.version],
        ['source', ({ set }) => set.source],
        ['gwp_set', ({ set }) => set.gwpSet],
        ['assessment_report', ({ set }) => set.assessment],
        ['region', ({ set }) => set.region],
        ['year', ({ set }) => set.year],
        ['valid_from', ({ set }) => set.validFrom],
        ['material', ({ material }) => material],
        ['treatment', ({ treatment }) => treatment],
        ['part', ({ part }) => part],
        ['direct', ({ direct }) => direct],
        ['avoided_material', ({ avoidedMaterial }) => avoidedMaterial],
        ['avoided_landfill', ({ avoidedLandfill }) => avoidedLandfill],
      ],
    ),
  ]
}

function noteOf({ pickup }: PlacedItem): string {
  return collectionNoteNumberOf(pickup)
}

/** One row for each item, which is listed in parts where it went several ways. */
function itemsOf(items: readonly PlacedItem[]): Array<PlacedItem & { grams: number }> {
  const keyOf = ({ pickup, position }: PlacedItem) => `${pickup} ${position}`
  const grams = new Map<string, number>()
  for (const item of items) {
    grams.set(keyOf(item), (grams.get(keyOf(item)) ?? 0) + Math.round(item.weightKg * 1_000))
  }
  return firstOfEach(items, keyOf).map((item) => ({ ...item, grams: grams.get(keyOf(item)) ?? 0 }))
}

function firstOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].reverse()
}

function csv<Row>(name: string, rows: readonly Row[], columns: ReadonlyArray<Column<Row>>): ZipEntry {
  const headers = columns.map(([header]) => header)
  // The byte order mark tells spreadsheets that the text is UTF-8; without it they garble Burmese.
  return { name: `${name}.csv`, contents: writeCsvStream(cellsOf(rows, columns), { headers, bom: true }) }
}

function* cellsOf<Row>(rows: readonly Row[], columns: ReadonlyArray<Column<Row>>): Generator<Cell[]> {
  for (const row of rows) {
    yield columns.map(([, cell]) => {
      const value = cell(row)
      return typeof value === 'string' ? textCell(value) : value
    })
  }
}
