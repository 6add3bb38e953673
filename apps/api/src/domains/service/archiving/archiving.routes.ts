import { archivingEndpoints } from '@thant/contracts/customers/organizations'
import { siteMergeEndpoints } from '@thant/contracts/customers/sites'
import { driverHandoverEndpoints } from '@thant/contracts/customers/users'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { countAhead } from './archiving.queries.ts'
import { archiveWithWhatIsAhead } from './archiving.service.ts'
import { countDriverWork } from './driver-handover.queries.ts'
import { changeWithWork, deactivateWithWork } from './driver-handover.service.ts'
import { mergeSites } from './site-merge.service.ts'

export async function archivingRoutes(app: FastifyInstance): Promise<void> {
  serve(app, siteMergeEndpoints)({ merge: ({ context, params, body }) => mergeSites(context, params.id, body.into) })
  serve(
    app,
    driverHandoverEndpoints,
  )({
    ahead: ({ context, params }) => countDriverWork(context, params.id),
    change: ({ context, params, body }) => changeWithWork(context, params.id, body),
    deactivate: ({ context, params, query }) => deactivateWithWork(context, params.id, query.handOverTo ?? null),
  })
  serve(
    app,
    archivingEndpoints,
  )({
    ahead: ({ context, params }) => countAhead(context, params.id),
    archive: ({ context, params }) => archiveWithWhatIsAhead(context, params.id),
  })
}
