import { organizationRateList } from '@thant/contracts/service/collection-rates'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { listCollectionRates } from './collection-rates.queries.ts'
import { listOrganizationRates, walkOrganizationRates } from './organization-rates.queries.ts'
import { listCodes } from './outcome-codes.queries.ts'
import { offerCode } from './outcome-codes.service.ts'
import { failureListing, listOutcomes } from './outcomes.queries.ts'
import { recordOutcome, reschedulePickup } from './outcomes.service.ts'

export async function outcomeRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    outcomeEndpoints,
  )({
    list: ({ context, query }) => failureListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'not-collected', failureListing),
    codes: ({ context }) => listCodes(context),
    offerCode: ({ context, params, body }) => offerCode(context, params.code, body.isOffered),
    rates: ({ context, query }) => listCollectionRates(context, query),
    organizationRates: ({ context, query }) => listOrganizationRates(context, query),
    exportOrganizationRates: ({ context, query }) =>
      exportList(context, query, 'collection-rates', {
        columns: organizationRateList.list.columns,
        all: (reading) => walkOrganizationRates(reading, query),
      }),
    ofPickup: ({ context, params }) => listOutcomes(context, params.id),
    record: ({ context, params, body }) => recordOutcome(context, params.id, body),
    reschedule: ({ context, params, body }) => reschedulePickup(context, params.id, body),
  })
}
