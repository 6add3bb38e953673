import type { GriReportRow } from '@thant/contracts/gri-reports'
import type { ExportColumn } from '#lib/export-cells.ts'

/** The saved reports as a file. */
export const reportColumns: ReadonlyArray<ExportColumn<GriReportRow>> = [
  { header: 'Report', text: (row) => row._id },
  { header: 'Number', text: (row) => row.number },
  { header: 'Organization', text: (row) => row.organization?.name ?? null },
  { header: 'Site', text: (row) => row.site?.name ?? null },
  { header: 'Period from', text: (row) => row.from },
  { header: 'Period to', text: (row) => row.to },
  { header: 'Counted until', text: (row) => row.countedUntil },
  { header: 'Date', day: (row) => row.createdAt },
  { header: 'Made by', person: (row) => row.createdBy?.name ?? null },
  { header: 'Waste generated (kg)', number: (row) => row.generated },
  { header: 'Diverted from disposal (kg)', number: (row) => row.divertedFromDisposal },
  { header: 'Directed to disposal (kg)', number: (row) => row.directedToDisposal },
  { header: 'Corrects report', text: (row) => row.revises },
  { header: 'Corrected by report', text: (row) => row.revisedBy },
  { header: 'Of the same months', text: (row) => row.others.join(', ') || null },
  { header: 'Data changed since', label: (row) => (row.dataChangedSince ? 'Yes' : 'No') },
]
