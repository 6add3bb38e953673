import type { WasteType } from '@thant/contracts/materials/wastes'
import type { SharedGriReport } from '@thant/contracts/reporting/gri-report-links'
import type { SharedReport } from '@thant/contracts/reporting/report-data'

/** What the evidence says of its report, of whichever kind. */
export type EvidencedReport = {
  number: string
  sha256: string
  createdAt: string
  /** Null of all organizations together. */
  organization: string | null
  /** The sites that it covers; empty of all. */
  sites: readonly string[]
  /** In words. */
  period: string
  /** The number of the report that it corrects. */
  revises: string | undefined
  weightKg: number
  composition: ReadonlyArray<{ name: WasteType; quantity: number }>
  /** Whether it is told by the totals that its data have changed, which know no pickups. */
  isOfTotals: boolean
}

export function evidencedReport({ number, sha256, createdAt, data }: SharedReport, period: string): EvidencedReport {
  const { organization, figures, revises } = data
  return {
    ...{ number, sha256, createdAt, period },
    organization: organization.name,
    sites: [],
    revises: revises?.number,
    weightKg: figures.weightKg,
    composition: figures.composition,
    isOfTotals: false,
  }
}

export function evidencedGriReport(
  { number, sha256, createdAt, data }: SharedGriReport,
  period: string,
): EvidencedReport {
  const { organization, sites, tables, revises } = data
  return {
    ...{ number, sha256, createdAt, period },
    organization: organization?.name ?? null,
    sites: sites?.map(({ name }) => name) ?? [],
    revises: revises?.number,
    weightKg: tables.waste306_3.total.generated,
    composition: tables.waste306_3.rows.map(({ wasteType, generated }) => ({ name: wasteType, quantity: generated })),
    isOfTotals: true,
  }
}
