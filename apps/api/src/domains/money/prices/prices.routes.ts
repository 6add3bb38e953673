import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { priceIndexEndpoints } from '@thant/contracts/money/price-indexes'
import { priceListEndpoints } from '@thant/contracts/money/price-lists'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getOrganizationPrices } from './organization-prices.queries.ts'
import { changeOrganizationPrices } from './organization-prices.service.ts'
import { listIndexNames, priceIndexListing } from './price-indexes.queries.ts'
import { enterIndex } from './price-indexes.service.ts'
import { getPriceList, priceListListing } from './price-lists.queries.ts'
import { addPriceList, archivePriceList, changePriceList, restorePriceList } from './price-lists.service.ts'

export async function priceRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    priceListEndpoints,
  )({
    list: ({ context, query }) => priceListListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'price-lists', priceListListing),
    get: ({ context, params }) => getPriceList(context, params.id),
    create: ({ context, body }) => addPriceList(context, body),
    change: ({ context, params, body }) => changePriceList(context, params.id, body),
    archive: ({ context, params }) => archivePriceList(context, params.id),
    restore: ({ context, params }) => restorePriceList(context, params.id),
  })
  serve(
    app,
    priceIndexEndpoints,
  )({
    list: ({ context, query }) => priceIndexListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'price-indexes', priceIndexListing),
    names: ({ context }) => listIndexNames(context),
    enter: ({ context, body }) => enterIndex(context, body),
  })
  serve(
    app,
    organizationPriceEndpoints,
  )({
    get: ({ context, params }) => getOrganizationPrices(context, params.organizationId),
    change: ({ context, params, body }) => changeOrganizationPrices(context, params.organizationId, body),
  })
}
