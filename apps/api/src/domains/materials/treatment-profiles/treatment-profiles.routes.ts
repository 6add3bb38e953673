import { type TreatmentProfile, treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import type { Translate } from '@thant/i18n/translation-key'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { listTreatmentGaps, treatmentProfileListing } from './treatment-profiles.queries.ts'
import { addTreatmentProfile, archiveTreatmentProfile } from './treatment-profiles.service.ts'

export async function treatmentProfileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    treatmentProfileEndpoints,
  )({
    list: ({ context, query }) => treatmentProfileListing.page(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'treatment-profiles', treatmentProfileListing, { shares: sharesText }),
    create: ({ context, body }) => addTreatmentProfile(context, body),
    gaps: ({ context }) => listTreatmentGaps(context),
    archive: ({ context, params }) => archiveTreatmentProfile(context, params.id),
  })
}

function sharesText({ shares }: TreatmentProfile, translate: Translate): string {
  return shares
    .map(({ treatment, destination, percent }) => {
      const name = translate(wasteTreatmentLabels[treatment])
      return destination === null ? `${percent} % ${name}` : `${percent} % ${name} (${destination.name})`
    })
    .join('; ')
}
