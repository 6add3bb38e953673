import { wasteTreatmentLabels, wasteTypeLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { withoutFactorWeights } from '@thant/contracts/reporting/carbon-notes'
import {
  type Composition,
  type DisposalOperation,
  type GriTables,
  griOperationLabels,
  type Places,
  type RecoveryOperation,
} from '@thant/contracts/reporting/gri'
import type { GriDestination } from '@thant/contracts/reporting/gri-destinations'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** Texts of the file that no screen has. */
export const lineTexts = {
  generated: 'GRI 306-3: Waste generated',
  diverted: 'GRI 306-4: Waste diverted from disposal',
  disposed: 'GRI 306-5: Waste directed to disposal',
  dataQuality: 'Data quality',
  category5: 'Scope 3, category 5: Waste generated in operations',
  outsideOfScopes: 'Outside of the scopes',
  hazardous: 'Hazardous',
  nonHazardous: 'Non-hazardous',
  total: 'Total',
  whereItWent: 'Where it went',
  destination: 'Destination',
  notRecorded: 'Not recorded',
  leftTheCompany: 'What has left the company',
  leftInLoads: 'Delivered to the destination shown',
  leftWithSlip: 'Of that, with a weighbridge slip',
  diversionRate: 'Diversion rate',
  direct: 'Direct emissions',
  avoided: 'Avoided emissions',
  unknown: 'Part of other disposal operations',
  years: 'Compared with the years before',
  sameMonths: 'The same months',
  monthsOfBaseYear: 'The same months of the base year',
  restatements: 'Restatements',
  asReported: 'As reported',
  today: 'Today',
  intensity: 'Intensity',
  otherWaste: 'Waste that others took',
  ownTexts: 'What the organization says',
  baseYear: 'Base year',
  tooLow: 'The factor set has no factor for it, so the direct emissions are too low.',
} as const satisfies Record<string, TranslationKey>
type LineText = (typeof lineTexts)[keyof typeof lineTexts]

/** One row of a table; a cell that the table does not have is absent. Labels are translated when they are written. */
export type GriLine = Partial<Composition & Omit<Places, 'onsite'>> & {
  onsite?: number | null
  disclosure: LineText
  hazard?: LineText
  row: TranslationKey
  share?: number | null
  /** The ± of the weight in percent, at 95 %; null of nothing. */
  uncertaintyPercent?: number | null
  uncertaintySource?: string
  /** In t CO2e. */
  emissions?: number
  factorSet?: string
  month?: string
  /** What somebody typed, which is never translated. */
  typed?: string
  amount?: number
  kgPerUnit?: number | null
  months?: number
  ofMonths?: number
  typedBy?: string
  note?: LineText
  /** The number of a saved report, and the months of the line where they are others than the file's. */
  report?: string
  from?: string
  to?: string
  countedUntil?: string
}

/** The cells of the reply as the lines of a file, in its order. */
export function griLines(tables: GriTables): GriLine[] {
  return [
    ...generatedLines(tables),
    ...divertedLines(tables),
    ...disposedLines(tables),
    ...dataQualityLines(tables),
    ...leftLines(tables),
    ...category5Lines(tables),
  ]
}

export function generatedLines({ waste306_3, dataQuality }: GriTables): GriLine[] {
  const disclosure = lineTexts.generated
  return [
    ...waste306_3.rows.map(({ wasteType, ...cells }) => ({ disclosure, row: wasteTypeLabels[wasteType], ...cells })),
    {
      disclosure,
      row: lineTexts.total,
      ...waste306_3.total,
      uncertaintyPercent: dataQuality.uncertaintyPercent.generated,
    },
  ]
}

export function divertedLines({ diverted306_4, dataQuality }: GriTables): GriLine[] {
  const { hazardous, nonHazardous, total } = diverted306_4
  const disclosure = lineTexts.diverted
  const uncertaintyPercent = dataQuality.uncertaintyPercent.divertedFromDisposal
  return [
    ...operationLines(hazardous, { disclosure, hazard: lineTexts.hazardous }),
    ...operationLines(nonHazardous, { disclosure, hazard: lineTexts.nonHazardous }),
    { disclosure, row: lineTexts.total, ...total, uncertaintyPercent },
  ]
}

export function disposedLines({ disposed306_5, dataQuality }: GriTables): GriLine[] {
  const { hazardous, nonHazardous, total } = disposed306_5
  const disclosure = lineTexts.disposed
  const uncertaintyPercent = dataQuality.uncertaintyPercent.directedToDisposal
  const unknown = { row: wasteTreatmentLabels.unknown, note: lineTexts.unknown }
  const linesOf = (table: GriTables['disposed306_5']['hazardous'], hazard: LineText) =>
    operationLines(table, { disclosure, hazard }, [{ disclosure, hazard, ...unknown, ...table.unknownTreatment }])
  return [
    ...linesOf(hazardous, lineTexts.hazardous),
    ...linesOf(nonHazardous, lineTexts.nonHazardous),
    { disclosure, row: lineTexts.total, ...total, uncertaintyPercent },
  ]
}

type OperationTable = {
  rows: ReadonlyArray<Places & { operation: RecoveryOperation | DisposalOperation }>
  total: Places
}

/** `parts` are counted in the operations above them, and stand before the total as on the screen. */
function operationLines(
  { rows, total }: OperationTable,
  of: Pick<GriLine, 'disclosure' | 'hazard'>,
  parts: readonly GriLine[] = [],
): GriLine[] {
  return [
    ...rows.map(({ operation, ...cells }) => ({ ...of, row: griOperationLabels[operation], ...cells })),
    ...parts,
    { ...of, row: lineTexts.total, ...total },
  ]
}

/** The measures add up to their total; what follows is of the same waste. */
export function dataQualityLines({ waste306_3, dataQuality }: GriTables): GriLine[] {
  const { measures, uncertaintyPercent, unknownTreatment, diversionRate } = dataQuality
  const disclosure = lineTexts.dataQuality
  const { generated } = waste306_3.total
  return [
    ...measures.map(({ measure, weightKg, share, uncertainty }) => ({
      disclosure,
      row: weightMeasureLabels[measure],
      total: weightKg,
      share,
      uncertaintyPercent: uncertainty.percent,
      uncertaintySource: uncertainty.source,
    })),
    {
      disclosure,
      row: lineTexts.total,
      total: generated,
      share: generated === 0 ? null : 1,
      uncertaintyPercent: uncertaintyPercent.generated,
    },
    {
      disclosure,
      row: wasteTreatmentLabels.unknown,
      total: unknownTreatment.weightKg,
      share: unknownTreatment.share,
    },
    { disclosure, row: lineTexts.diversionRate, share: diversionRate },
  ]
}

/** It stands apart, because all that was collected is known in one of the ways above, whether it has left or not. */
export function leftLines({ dataQuality: { coveredByConsignments } }: GriTables): GriLine[] {
  const { weightKg, share, withSlip } = coveredByConsignments
  const disclosure = lineTexts.leftTheCompany
  return [
    { disclosure, row: lineTexts.leftInLoads, total: weightKg, share },
    { disclosure, row: lineTexts.leftWithSlip, total: withSlip.weightKg, share: withSlip.share },
  ]
}

/** The name of a place is what somebody typed, and of what is not recorded there is none. */
export function destinationLines(destinations: readonly GriDestination[]): GriLine[] {
  return destinations.map(({ name, weightKg }) => ({
    disclosure: lineTexts.whereItWent,
    row: name === null ? lineTexts.notRecorded : lineTexts.destination,
    total: weightKg,
    ...(name !== null && { typed: name }),
  }))
}

function category5Lines({ scope3Category5 }: GriTables): GriLine[] {
  const { direct, outsideOfScopes, withoutFactor, factorSets } = scope3Category5
  const factorSet = factorSets.map(({ name, version }) => `${name} ${version}`).join(', ')
  const disclosure = lineTexts.category5
  return [
    { disclosure, row: lineTexts.direct, emissions: direct, factorSet },
    ...withoutFactorWeights(withoutFactor).map(({ text, kg }) => ({
      disclosure,
      row: text,
      total: kg,
      factorSet,
      note: lineTexts.tooLow,
    })),
    { disclosure: lineTexts.outsideOfScopes, row: lineTexts.avoided, emissions: outsideOfScopes.avoided, factorSet },
  ]
}
