import * as z from 'zod/mini'
import { locationReplySchema } from '../amounts.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idSchema, namedRefSchema } from '../primitives.ts'
import { pickupStatuses } from './pickup-statuses.ts'

/** Why a stop is in no vehicle's order. */
export const unservedReasons = ['no-place', 'too-far', 'too-heavy', 'closed', 'no-vehicle', 'no-time'] as const

/** Why an order or its distances are not those of the servers that the operator chose. */
export const routeNotes = ['engine-silent', 'engine-unusable', 'distances-estimated'] as const
export type RouteNote = (typeof routeNotes)[number]

const stopShape = {
  /** Of the pickup. */
  _id: idSchema,
  organization: namedRefSchema,
  site: namedRefSchema,
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  driver: z.nullable(namedRefSchema),
  /** The median of the last six of the site and its waste stream; null where nothing was weighed yet. */
  expectedKg: z.nullable(z.number()),
  location: z.nullable(locationReplySchema),
}
const plannedStopSchema = z.object({
  ...stopShape,
  isPinned: z.boolean(),
  arrivesAt: z.string(),
  isLate: z.boolean(),
  /** As late or early as the crew is; null for what is done, or in no accepted order of today. */
  expectedArrivalAt: z.nullable(z.string()),
  /** Its place has closed by then. */
  isExpectedLate: z.boolean(),
  /** The first is 1; the vehicle unloads after each. */
  trip: z.int(),
})
export type PlannedStop = z.output<typeof plannedStopSchema>

/** It is at its depot from `unloadsAt`, and empty at `unloadedAt`. */
const tripSchema = z.object({ kg: z.number(), metres: z.int(), unloadsAt: z.string(), unloadedAt: z.string() })
const dayVehicleSchema = z.object({
  ...namedRefSchema.shape,
  depot: z.object({ ...namedRefSchema.shape, location: z.nullable(locationReplySchema) }),
  capacityKg: z.int(),
  stops: z.array(plannedStopSchema),
  trips: z.array(tripSchema),
  metres: z.int(),
  /** When it is back at its depot, as late as its last stop is expected to be. */
  endsAt: z.string(),
  isPastShift: z.boolean(),
})

export const dayPlanSchema = z.object({
  day: z.string(),
  /** 0 until an order is accepted. */
  __v: z.int(),
  /** By plate; the name of a vehicle is its plate. */
  vehicles: z.array(dayVehicleSchema),
  /** Confirmed pickups that are in no vehicle's order, and why where an order was sought. */
  unassigned: z.array(
    z.object({
      ...stopShape,
      /** As typed; a stop may name a vehicle and be left out of its order. */
      plateNumber: z.string(),
      reason: z.nullable(z.enum(unservedReasons)),
    }),
  ),
  metres: z.int(),
  /** The same pickups in the order of their times; null where some have no vehicle yet. */
  metresByTime: z.nullable(z.int()),
  notes: z.array(z.enum(routeNotes)),
})
export type DayPlan = z.output<typeof dayPlanSchema>

export const dayPlanFormSchema = z.object({
  __v: z.int('Required'),
  vehicles: z
    .array(
      z.object({
        vehicle: idSchema,
        stops: z
          .array(z.object({ pickup: idSchema, isPinned: z.optional(z.boolean()) }), 'Required')
          .check(z.maxLength(500)),
      }),
      'Required',
    )
    .check(z.maxLength(200)),
})
export type DayPlanForm = z.output<typeof dayPlanFormSchema>

const proposalFormSchema = z.object({
  /** All that drive on the day, unless some are named. */
  vehicles: z.optional(z.array(idSchema).check(z.maxLength(200))),
  seed: z.optional(z.int().check(z.gte(0), z.lt(2 ** 31))),
  /** Pickups that stay where they are in the order, besides those that are pinned in it. */
  pinned: z.optional(z.array(idSchema).check(z.maxLength(500))),
})
export type ProposalForm = z.output<typeof proposalFormSchema>

const dayParams = z.object({ day: daySchema })

export const dayPlanEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/day_plans/:day',
    access: 'day-plans:change',
    summary: 'The order of a day: for each vehicle its stops with arrival times, trips and kilometres',
    params: dayParams,
    reply: dayPlanSchema,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/day_plans/:day',
    access: 'day-plans:change',
    summary: 'Store the order of a day; its pickups get their vehicle, number, arrival time and expected weight',
    params: dayParams,
    body: dayPlanFormSchema,
    reply: dayPlanSchema,
    message: 'The order was saved.',
  }),
  propose: endpoint({
    method: 'POST',
    path: '/day_plans/:day/propose',
    access: 'day-plans:change',
    summary: 'Seek a short order of a day, which is the same for the same seed; nothing is stored',
    params: dayParams,
    body: proposalFormSchema,
    reply: dayPlanSchema,
    transaction: { own: 'it stores nothing, and an order takes seconds to find' },
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
