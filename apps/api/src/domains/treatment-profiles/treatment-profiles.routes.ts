import { type TreatmentProfile, treatmentProfileEndpoints } from '@thant/contracts/treatment-profiles'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { listTreatmentGaps, treatmentProfileListing } from './treatment-profiles.queries.ts'
import { addTreatmentProfile, archiveTreatmentProfile } from './treatment-profiles.service.ts'

export async function treatmentProfileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    treatmentProfileEndpoints,
  )({
    list: ({ context, query }) => treatmentProfileListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'treatment-profiles', columns, (reading) =>
        treatmentProfileListing.all(reading, query),
      ),
    create: ({ context, body }) => addTreatmentProfile(context, body),
    gaps: ({ context }) => listTreatmentGaps(context),
    archive: ({ context, params }) => archiveTreatmentProfile(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<TreatmentProfile>> = [
  { header: 'Waste type', label: (row) => wasteTypeLabels[row.wasteType] },
  { header: 'From', day: (row) => row.validFrom },
  { header: 'To', day: (row) => row.validTo },
  { header: 'Shares', written: sharesText },
  { header: 'Reason', written: (row) => row.reason ?? '' },
  { header: 'Added by', person: (row) => row.createdBy?.name ?? null },
]

function sharesText({ shares }: TreatmentProfile, translate: (text: string) => string): string {
  return shares
    .map(({ treatment, destination, percent }) => {
      const name = translate(wasteTreatmentLabels[treatment])
      return destination === null ? `${percent} % ${name}` : `${percent} % ${name} (${destination.name})`
    })
    .join('; ')
}
