import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { declineRequests } from './decline-requests.service.ts'
import { agreeByLink, getOffer, refuseByLink } from './offers.service.ts'
import {
  getCutOff,
  getPickupRequest,
  pickupRequestListing,
  summarizePickupRequests,
} from './pickup-requests.queries.ts'
import {
  acceptRequest,
  agreeToOffer,
  counterRequest,
  createPickupRequest,
  declineRequest,
  refuseOffer,
  withdrawRequest,
} from './pickup-requests.service.ts'
import { reopenRequests } from './reopen-requests.service.ts'
import { listRequestedPickups } from './requested-pickups.queries.ts'

export async function pickupRequestRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    pickupRequestEndpoints,
  )({
    list: ({ context, query }) => pickupRequestListing.page(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'pickup-requests', pickupRequestListing, {
        wasteTypes: (row, translate) =>
          row.wasteTypes.map((type) => translate(wasteTypeLabels[type])).join(translate(', ')),
      }),
    summary: ({ context }) => summarizePickupRequests(context),
    wanted: ({ context, query }) => listRequestedPickups(context, query),
    cutOff: ({ context, query }) => getCutOff(context, query.at),
    offer: ({ context, params }) => getOffer(context, params.link),
    agreeByLink: ({ context, params, body }) => agreeByLink(context, params.link, body),
    refuseByLink: ({ context, params }) => refuseByLink(context, params.link),
    get: ({ context, params }) => getPickupRequest(context, params.id),
    create: ({ context, body }) => createPickupRequest(context, body),
    accept: ({ context, params, body }) => acceptRequest(context, params.id, body),
    decline: ({ context, params, body }) => declineRequest(context, params.id, body),
    changeMany: ({ context, body }) => declineRequests(context, body),
    undoMany: ({ context, body }) => reopenRequests(context, body),
    counter: ({ context, params, body }) => counterRequest(context, params.id, body),
    agree: ({ context, params, body }) => agreeToOffer(context, params.id, body),
    refuse: ({ context, params }) => refuseOffer(context, params.id),
    withdraw: ({ context, params }) => withdrawRequest(context, params.id),
  })
}
