import { partOfDayLabels, pickupRequestKindLabels, pickupRequestStateLabels } from '@thant/contracts/labels'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
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
import { listWantedPickups } from './wanted-pickups.queries.ts'

export async function pickupRequestRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    pickupRequestEndpoints,
  )({
    list: ({ context, query }) => pickupRequestListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'pickup-requests', columns, (reading) => pickupRequestListing.all(reading, query)),
    summary: ({ context }) => summarizePickupRequests(context),
    wanted: ({ context, query }) => listWantedPickups(context, query),
    cutOff: ({ context, query }) => getCutOff(context, query.at),
    offer: ({ context, params }) => getOffer(context, params.link),
    agreeByLink: ({ context, params, body }) => agreeByLink(context, params.link, body),
    refuseByLink: ({ context, params }) => refuseByLink(context, params.link),
    get: ({ context, params }) => getPickupRequest(context, params.id),
    create: ({ context, body }) => createPickupRequest(context, body),
    accept: ({ context, params, body }) => acceptRequest(context, params.id, body),
    decline: ({ context, params, body }) => declineRequest(context, params.id, body),
    counter: ({ context, params, body }) => counterRequest(context, params.id, body),
    agree: ({ context, params, body }) => agreeToOffer(context, params.id, body),
    refuse: ({ context, params }) => refuseOffer(context, params.id),
    withdraw: ({ context, params }) => withdrawRequest(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<PickupRequest>> = [
  { header: 'Organization', text: (row) => row.organization.name },
  { header: 'Site', text: (row) => row.site.name },
  { header: 'Request', label: (row) => pickupRequestKindLabels[row.kind] },
  { header: 'State', label: (row) => pickupRequestStateLabels[row.state] },
  { header: 'Pick Up Time', instant: (row) => row.pickup?.pickUpTime ?? null },
  { header: 'Wanted time', instant: (row) => row.wantedAt },
  { header: 'Part of the day', label: (row) => row.partOfDay && partOfDayLabels[row.partOfDay] },
  {
    header: 'What to collect',
    written: (row, translate) => row.wasteTypes.map((type) => translate(wasteTypeLabels[type])).join(translate(', ')),
  },
  { header: 'Amount', text: (row) => row.amountNote },
  { header: 'Note', text: (row) => row.note },
  { header: 'Offered time', instant: (row) => row.counterAt },
  { header: 'Answer', text: (row) => row.answerNote },
  { header: 'Asked at', instant: (row) => row.createdAt },
  { header: 'Asked by', person: (row) => row.askedBy?.name ?? null },
  { header: 'Answered at', instant: (row) => row.answeredAt },
  { header: 'Answered by', person: (row) => row.answeredBy?.name ?? null },
]
