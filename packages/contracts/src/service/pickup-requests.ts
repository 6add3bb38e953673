import * as z from 'zod/mini'
import { daySchema, instantSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { sortedTypes } from '../materials/wastes.ts'
import { photoKeysSchema, photoSchema } from '../photos.ts'
import {
  entityShape,
  idParams,
  idSchema,
  isSureSchema,
  multilineText,
  namedRefSchema,
  versionSchema,
} from '../primitives.ts'
import { cutOffSchema } from './cut-offs.ts'
import { declineSchema, manyRequestsEndpoints } from './many-requests.ts'
import { pickupOfferEndpoints, seenOffer } from './pickup-offers.ts'
import {
  partOfDayLabels,
  partsOfDay,
  pickupRequestKindLabels,
  pickupRequestKinds,
  pickupRequestStateLabels,
  pickupRequestStates,
} from './pickup-request-states.ts'

export const pickupRequestSchema = z.object({
  ...entityShape,
  organization: namedRefSchema,
  site: namedRefSchema,
  kind: z.enum(pickupRequestKinds),
  state: z.enum(pickupRequestStates),
  /** The pickup to move or cancel, or the one that was made. */
  pickup: z.nullable(
    z.object({
      _id: idSchema,
      __v: z.int(),
      pickUpTime: z.string(),
      /** Changed since the request. */
      isChanged: z.boolean(),
      /** It was not collected: another one is planned that follows it. */
      hasFailed: z.boolean(),
      /** Customers are not told who drives. */
      driver: z.nullable(namedRefSchema),
    }),
  ),
  wantedAt: z.nullable(z.string()),
  partOfDay: z.nullable(z.enum(partsOfDay)),
  wasteTypes: z.array(z.enum(sortedTypes)),
  amountNote: z.string(),
  note: z.string(),
  photos: z.array(photoSchema),
  counterAt: z.nullable(z.string()),
  answerNote: z.string(),
  /** Customers are not told which of the staff it was. */
  askedBy: z.nullable(namedRefSchema),
  answeredBy: z.nullable(namedRefSchema),
  answeredAt: z.nullable(z.string()),
  /** Without an answer by then, the request expires. */
  expiresAt: z.string(),
  closedAt: z.nullable(z.string()),
})
export type PickupRequest = z.output<typeof pickupRequestSchema>

export const pickupRequestFormSchema = z.object({
  organizationId: idSchema,
  siteId: z.optional(idSchema),
  kind: z.enum(pickupRequestKinds, 'Required'),
  pickup: z.optional(idSchema),
  wantedAt: z.optional(instantSchema),
  partOfDay: z.optional(z.enum(partsOfDay, 'Invalid')),
  wasteTypes: z._default(
    z.array(z.enum(sortedTypes, 'Required')).check(z.maxLength(sortedTypes.length, 'Each type once')),
    [],
  ),
  amountNote: z._default(multilineText(200), ''),
  note: z._default(multilineText(2_000), ''),
  photos: photoKeysSchema,
  isSure: isSureSchema,
})
export type PickupRequestForm = z.output<typeof pickupRequestFormSchema>

export const pickupRequestList = defineList({
  path: '/pickup_requests',
  access: 'pickup-requests:list',
  summary: 'Requests of customers for pickups',
  row: pickupRequestSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    kind: { kind: 'choice', title: 'Request', choices: pickupRequestKindLabels, sort: true, filter: true },
    state: { kind: 'choice', title: 'State', choices: pickupRequestStateLabels, sort: true, filter: true },
    pickup: { kind: 'instant', title: 'Pickup', value: (row) => row.pickup?.pickUpTime ?? null },
    wantedAt: { kind: 'instant', title: 'Preferred time', sort: true },
    partOfDay: { kind: 'choice', title: 'Part of the day', choices: partOfDayLabels, shown: 'in-file' },
    wasteTypes: { kind: 'custom', title: 'What to collect', shown: 'in-file' },
    amountNote: { kind: 'text', title: 'Amount', shown: 'in-file' },
    note: { kind: 'text', title: 'Note', shown: 'in-file' },
    counterAt: { kind: 'instant', title: 'Offered time', shown: 'in-file' },
    answerNote: { kind: 'text', title: 'Answer', shown: 'in-file' },
    createdAt: { kind: 'instant', title: 'Requested at', sort: true, filter: ['from', 'to'] },
    site: { kind: 'text', title: 'Site', value: (row) => row.site.name },
    askedBy: { kind: 'person', title: 'Requested by', value: (row) => row.askedBy?.name ?? null, shown: 'in-file' },
    answeredAt: { kind: 'instant', title: 'Answered at', shown: 'in-file' },
    answeredBy: {
      kind: 'person',
      title: 'Answered by',
      value: (row) => row.answeredBy?.name ?? null,
      shown: 'in-file',
    },
    expiresAt: { kind: 'instant', title: 'Answer by', shown: 'on-screen', sort: true },
  },
  filters: {
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
    organizationId: z.optional(idSchema),
    site: z.optional(idSchema),
  },
  defaultSort: '-createdAt',
})

const summarySchema = z.object({ open: z.int(), medianMinutes: z.nullable(z.number()) })

export const maxRequestedPickups = 500

/** An extra pickup that is asked for and not settled. */
const requestedPickupSchema = z.object({
  _id: idSchema,
  organization: namedRefSchema,
  site: namedRefSchema,
  state: z.enum(['OPEN', 'COUNTERED']),
  /** The time that staff offer, or else the one that the customer wants. */
  pickUpTime: z.string(),
  partOfDay: z.nullable(z.enum(partsOfDay)),
})
export type RequestedPickup = z.output<typeof requestedPickupSchema>

const step = { method: 'POST', params: idParams, reply: pickupRequestSchema } as const
export const limits = [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }] as const
export const answerNote = z._default(multilineText(1_000), '')

export const pickupRequestEndpoints = {
  ...pickupRequestList,
  ...pickupOfferEndpoints,
  ...manyRequestsEndpoints,
  summary: endpoint({
    method: 'GET',
    path: '/pickup_requests/summary',
    access: 'pickup-requests:list',
    summary: 'How many requests are open, and the median minutes to an answer in the last 90 days',
    reply: summarySchema,
  }),
  wanted: endpoint({
    method: 'GET',
    path: '/pickup_requests/wanted',
    access: 'pickup-requests:list',
    summary: `Extra pickups that are asked for and not settled, for a calendar: the first ${maxRequestedPickups} of its days`,
    query: z.object({
      from: daySchema,
      to: daySchema,
      organizationId: z.optional(idSchema),
      site: z.optional(idSchema),
    }),
    reply: z.array(requestedPickupSchema),
  }),
  cutOff: endpoint({
    method: 'GET',
    path: '/pickup_requests/cut_off',
    access: 'pickup-requests:list',
    summary: 'Until when customers may ask for a pickup at a time',
    query: z.object({ at: instantSchema }),
    reply: cutOffSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/pickup_requests/:id',
    access: 'pickup-requests:list',
    summary: 'One request',
    params: idParams,
    reply: pickupRequestSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/pickup_requests',
    access: 'pickup-requests:create',
    summary: 'Ask for an extra pickup, or to move or cancel one; staff ask for customers who call',
    body: pickupRequestFormSchema,
    reply: pickupRequestSchema,
    status: 201,
    limits,
  }),
  accept: endpoint({
    ...step,
    path: '/pickup_requests/:id/accept',
    access: 'pickup-requests:answer',
    summary: 'Do what the customer asks for, at a time of the wanted day, after the cut-off too',
    body: z.object({
      pickUpTime: z.optional(instantSchema),
      driver: z.optional(z.nullable(idSchema)),
      note: answerNote,
      /** The version of the pickup that the caller has seen, if it was changed since the customer asked. */
      pickupVersion: versionSchema,
      isSure: isSureSchema,
    }),
  }),
  decline: endpoint({
    ...step,
    path: '/pickup_requests/:id/decline',
    access: 'pickup-requests:answer',
    summary: 'Decline with a reason',
    body: declineSchema,
  }),
  counter: endpoint({
    ...step,
    path: '/pickup_requests/:id/counter',
    access: 'pickup-requests:answer',
    summary: 'Offer another time, or change the time that is offered',
    body: z.object({ counterAt: instantSchema, note: answerNote, isSure: isSureSchema }),
  }),
  agree: endpoint({
    ...step,
    path: '/pickup_requests/:id/agree',
    access: 'pickup-requests:create',
    summary: 'Take the time that is offered',
    body: seenOffer,
    limits,
  }),
  refuse: endpoint({
    ...step,
    path: '/pickup_requests/:id/refuse',
    access: 'pickup-requests:create',
    summary: 'Do not take the time that is offered',
    limits,
  }),
  withdraw: endpoint({
    ...step,
    path: '/pickup_requests/:id/withdraw',
    access: 'pickup-requests:create',
    summary: 'Withdraw a request that is not settled',
    limits,
  }),
}
