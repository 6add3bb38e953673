import { billingDraftEndpoints, billingDraftList, billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import {
  billingRunListing,
  getBillingRun,
  getNextMonth,
  listDraftsOfRun,
  walkDraftsOfRun,
} from './billing-runs.queries.ts'
import { acceptBillingRun, createBillingRun, removeBillingRun } from './billing-runs.service.ts'

export async function billingRunRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    billingRunEndpoints,
  )({
    list: ({ context, query }) => billingRunListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'billing', billingRunListing),
    next: ({ context }) => getNextMonth(context),
    get: ({ context, params }) => getBillingRun(context, params.id),
    create: ({ context, body }) => createBillingRun(context, body),
    accept: ({ context, params, body }) => acceptBillingRun(context, params.id, body.__v),
    remove: ({ context, params }) => removeBillingRun(context, params.id),
  })
  serve(
    app,
    billingDraftEndpoints,
  )({
    list: ({ context, params, query }) => listDraftsOfRun(context, params.id, query),
    export: ({ context, params, query }) =>
      exportList(context, query, 'drafts', {
        columns: billingDraftList.list.columns,
        all: (reading) => walkDraftsOfRun(reading, params.id, query),
      }),
  })
}
