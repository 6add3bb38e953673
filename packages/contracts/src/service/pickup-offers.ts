import * as z from 'zod/mini'
import { instantSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { secretLinkParams } from '../primitives.ts'
import { pickupRequestKinds, pickupRequestStates } from './pickup-request-states.ts'

/** What the page of an offer shows to who has its link. */
const offerSchema = z.object({
  organization: z.string(),
  kind: z.enum(pickupRequestKinds),
  state: z.enum(pickupRequestStates),
  pickUpTime: z.nullable(z.string()),
  wantedAt: z.nullable(z.string()),
  counterAt: z.nullable(z.string()),
  answerNote: z.string(),
  phone: z.string(),
})
export type Offer = z.output<typeof offerSchema>

const linkLimits = [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }] as const
const byLink = { access: 'public', params: secretLinkParams, reply: offerSchema, limits: linkLimits } as const
/** The time that the caller has seen; an offer that was changed since is not taken. */
export const seenOffer = z.object({ counterAt: z.optional(instantSchema) })

export const pickupOfferEndpoints = {
  offer: endpoint({
    ...byLink,
    method: 'GET',
    path: '/pickup_requests/offers/:link',
    summary: 'The time that is offered, by the link of a mail',
  }),
  agreeByLink: endpoint({
    ...byLink,
    method: 'POST',
    path: '/pickup_requests/offers/:link/agree',
    summary: 'Take the time that is offered, without signing in',
    body: seenOffer,
  }),
  refuseByLink: endpoint({
    ...byLink,
    method: 'POST',
    path: '/pickup_requests/offers/:link/refuse',
    summary: 'Do not take the time that is offered, without signing in',
  }),
}
