import * as z from 'zod/mini'
import { daySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { pickupStatuses, wayTypes } from './pickups.ts'
import { idSchema, namedRefSchema } from './primitives.ts'
import { holidayPolicies } from './schedules.ts'

/** What becomes of a pickup on a closed day. */
export const holidayDecisions = ['move', 'keep', 'cancel'] as const
export type HolidayDecision = (typeof holidayDecisions)[number]

export const maxHolidayPickups = 1_000

const namesShape = { name: z.string(), nameInBurmese: z.string() }

const holidayPickupSchema = z.object({
  _id: idSchema,
  __v: z.int(),
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  organization: namedRefSchema,
  /** The name of the site; null where the organization has only one. */
  site: z.nullable(z.string()),
  /** What the pickup's schedule does on a holiday; null for a pickup without a schedule. */
  policy: z.nullable(z.enum(holidayPolicies)),
  wayType: z.nullable(z.enum(wayTypes)),
  holiday: z.object({ day: daySchema, ...namesShape }),
  /** Days around the holiday on which the site has another pickup of the same way type already. */
  takenDays: z.array(daySchema),
  proposal: z.object({ decision: z.enum(holidayDecisions), day: z.nullable(daySchema) }),
})
export type HolidayPickup = z.output<typeof holidayPickupSchema>

/** Closed days in a row, which are one holiday to who plans around them. */
const holidayAheadSchema = z.object({
  from: daySchema,
  to: daySchema,
  ...namesShape,
  daysAway: z.int(),
  /** How many pickups nobody has decided on. */
  pickups: z.int(),
})
export type HolidayAhead = z.output<typeof holidayAheadSchema>

const decisionSchema = z
  .object({
    _id: idSchema,
    __v: z.int('Invalid version'),
    decision: z.enum(holidayDecisions, 'Required'),
    /** The new day of a pickup that is moved; it keeps its time of day. */
    day: z.optional(z.nullable(daySchema)),
  })
  .check(z.refine(({ decision, day }) => decision !== 'move' || day != null, { path: ['day'], error: 'Required' }))
export type DecisionOnPickup = z.output<typeof decisionSchema>

/**
 * `changed`: somebody changed the pickup meanwhile. `gone`: it was deleted, completed or cancelled. `closed`: the company
 * is closed on the new day as well. `passed`: the new time has passed.
 */
export const decisionConflicts = ['changed', 'gone', 'closed', 'passed'] as const

const decidedSchema = z.object({
  moved: z.int(),
  kept: z.int(),
  cancelled: z.int(),
  conflicts: z.array(z.object({ _id: idSchema, reason: z.enum(decisionConflicts) })),
})
export type DecidedPickups = z.output<typeof decidedSchema>

export const holidayPickupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/holiday_pickups',
    access: 'company-days:change',
    summary: `Pickups to come on closed days that nobody decided on, each with a proposal: the first ${maxHolidayPickups}`,
    query: z.object({ from: z.optional(daySchema), to: z.optional(daySchema) }),
    reply: z.array(holidayPickupSchema),
  }),
  ahead: endpoint({
    method: 'GET',
    path: '/holiday_pickups/ahead',
    access: 'company-days:change',
    summary: 'Holidays of the next weeks with their undecided pickups, and years whose holidays nobody confirmed',
    reply: z.object({ holidays: z.array(holidayAheadSchema), unconfirmedYears: z.array(z.int()) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/holiday_pickups',
    access: 'company-days:change',
    summary: 'Move, keep or cancel pickups on closed days; a pickup that was changed meanwhile stays and is reported',
    body: z.object({
      decisions: z
        .array(decisionSchema)
        .check(
          z.minLength(1, 'Required'),
          z.maxLength(maxHolidayPickups, `At most ${maxHolidayPickups} pickups at once`),
        ),
    }),
    reply: decidedSchema,
  }),
}
