import type { QueryOf } from '@thant/contracts/endpoint'
import { type LicenceWarning, licenceWarningLabels } from '@thant/contracts/materials/destinations'
import { wasteTypeLabels, wasteTypes } from '@thant/contracts/materials/wastes'
import type { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import {
  type ClaimState,
  type ClaimTotal,
  claimStateLabels,
  type MassBalanceRow,
} from '@thant/contracts/reporting/mass-balance'
import type { Context } from '#lib/context.ts'
import { spanPart } from '#lib/file-name-part.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { exportRows } from '#lib/lists/list-export.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { getClaims } from './load-claims.queries.ts'
import { listMassBalance, monthsOf } from './mass-balance.queries.ts'

type ExportQuery = QueryOf<typeof consignmentEndpoints.exportMassBalance>

export function exportMassBalance(context: Context, { format, language, ...range }: ExportQuery): Promise<FileReply> {
  const months = monthsOf(context, range)
  const requested = { format, language, of: [spanPart(months)] }
  return exportRows(context, requested, 'mass-balance', balanceColumns, (reading) => readBalance(reading, months))
}

export function exportClaims(context: Context, { format, language, ...range }: ExportQuery): Promise<FileReply> {
  const months = monthsOf(context, range)
  const requested = { format, language, of: [spanPart(months)] }
  return exportRows(context, requested, 'profiles-and-loads', claimColumns, (reading) => readClaims(reading, months))
}

type Months = ReturnType<typeof monthsOf>

/** A total has no month. */
type BalanceLine = Omit<MassBalanceRow, 'month' | 'isBeyondTolerance'> & { month: string | null }

async function* readBalance(context: Context, months: Months): AsyncGenerator<BalanceLine> {
  const rows = await listMassBalance(context, months)
  yield* rows
  yield* wasteTypes.flatMap((wasteType) => totalOf(rows.filter((row) => row.wasteType === wasteType)))
}

/** From the stock before the first month to that of the last, to the gram. */
function totalOf(rows: readonly MassBalanceRow[]): BalanceLine[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return []
  const sum = (of: (row: MassBalanceRow) => number) =>
    rows.reduce((grams, row) => grams + Math.round(of(row) * 1_000), 0) / 1_000
  return [
    {
      month: null,
      wasteType: first.wasteType,
      stockBefore: first.stockBefore,
      collected: sum(({ collected }) => collected),
      consigned: sum(({ consigned }) => consigned),
      lost: sum(({ lost }) => lost),
      adjusted: sum(({ adjusted }) => adjusted),
      inStock: last.inStock,
      difference: sum(({ difference }) => difference),
    },
  ]
}

const balanceColumns: ReadonlyArray<ExportColumn<BalanceLine>> = [
  { header: 'Month', written: ({ month }, translate) => month ?? translate('Total') },
  { header: 'Waste type', label: ({ wasteType }) => wasteTypeLabels[wasteType] },
  { header: 'In stock before (kg)', number: ({ stockBefore }) => stockBefore },
  { header: 'Collected (kg)', number: ({ collected }) => collected },
  { header: 'Shipped (kg)', number: ({ consigned }) => consigned },
  { header: 'Lost (kg)', number: ({ lost }) => lost },
  { header: 'By stock-takes (kg)', number: ({ adjusted }) => adjusted },
  { header: 'In stock (kg)', number: ({ inStock }) => inStock },
  { header: 'Difference (kg)', number: ({ difference }) => difference },
]

/** A total has no state, because what agrees in sum may have gone to other places. */
type ClaimLine = ClaimTotal & {
  place: { name: string | null } | 'total'
  state: ClaimState | null
  isDoubtful: boolean
  licenceDoubts: LicenceWarning[]
}

async function* readClaims(context: Context, months: Months): AsyncGenerator<ClaimLine> {
  const { rows, totals } = await getClaims(context, months)
  for (const total of totals) {
    const ofType = rows.filter(({ wasteType }) => wasteType === total.wasteType)
    yield* ofType.map(({ destination, ...row }) => ({ ...row, place: { name: destination?.name ?? null } }))
    yield { ...total, place: 'total', state: null, isDoubtful: false, licenceDoubts: [] }
  }
}

const claimColumns: ReadonlyArray<ExportColumn<ClaimLine>> = [
  { header: 'Waste type', label: ({ wasteType }) => wasteTypeLabels[wasteType] },
  { header: 'Row', label: ({ place }) => (place === 'total' ? 'Total' : 'Destination') },
  { header: 'Destination', text: ({ place }) => (place === 'total' ? null : place.name) },
  { header: 'Claimed (kg)', number: ({ claimedKg }) => claimedKg },
  { header: 'Shipped (kg)', number: ({ consignedKg }) => consignedKg },
  { header: 'With slip (kg)', number: ({ withSlipKg }) => withSlipKg },
  { header: 'Difference (kg)', number: ({ differenceKg }) => differenceKg },
  { header: 'State', label: ({ state }) => (state === null ? null : claimStateLabels[state]) },
  {
    header: 'Note',
    written: ({ isDoubtful, licenceDoubts }, translate) =>
      [
        ...(isDoubtful ? [translate('Claimed as recovered at a landfill')] : []),
        ...licenceDoubts.map((warning) => translate(licenceWarningLabels[warning])),
      ].join('; '),
  },
]
