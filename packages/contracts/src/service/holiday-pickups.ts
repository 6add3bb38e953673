import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { companyDayFormSchema, companyDaySchema, dayParams } from '../company/company-days.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idSchema, isSureSchema, namedRefSchema } from '../primitives.ts'
import { pickupStatuses, wayTypes } from './pickup-statuses.ts'
import { holidayPolicies } from './schedule-forms.ts'

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
  /** The day of the pickup that makes this one needless, where it is proposed to leave this one out. */
  coveredOn: z.nullable(daySchema),
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
    /** True moves it also to a day with another pickup of its kind, a day of rest, or one that is too far away. */
    isSure: isSureSchema,
  })
  .check(z.refine(({ decision, day }) => decision !== 'move' || day != null, { path: ['day'], error: 'Required' }))
export type DecisionOnPickup = z.output<typeof decisionSchema>

/**
 * `changed`: somebody changed the pickup meanwhile. `gone`: it was deleted, completed or cancelled. `closed`: the company
 * is closed on the new day as well. `passed`: the new time has passed. Those for which somebody can be sure: `taken`, the
 * site has another pickup of the kind on the new day; `rest`, the company rests on that weekday; `far`, the new day is
 * after the end of the contract or more than a year away.
 */
export const decisionConflicts = ['changed', 'gone', 'closed', 'passed', 'taken', 'rest', 'far'] as const

const decidedSchema = z.object({
  moved: z.int(),
  kept: z.int(),
  cancelled: z.int(),
  conflicts: z.array(z.object({ _id: idSchema, reason: z.enum(decisionConflicts) })),
})
export type DecidedPickups = z.output<typeof decidedSchema>

/**
 * Why a pickup does not go back to a day that is not closed after all. `changed`: somebody changed it since, or asked for
 * it. `taken`: its site has another pickup of the kind on that day. `passed`: its time on that day has passed.
 */
export const returnObstacles = ['changed', 'taken', 'passed'] as const

const returnsSchema = z.object({
  /** How many pickups go back to the day, or to where their schedule has them without it. */
  returned: z.int(),
  /** How many pickups schedules make because the day is worked. */
  made: z.int(),
  /** Pickups that left the day and stay as they are. */
  left: z.array(
    z.object({
      _id: idSchema,
      organization: namedRefSchema,
      pickUpTime: z.string(),
      status: z.enum(pickupStatuses),
      reason: z.enum(returnObstacles),
    }),
  ),
})
export type DayReturns = z.output<typeof returnsSchema>

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
          z.maxLength(maxHolidayPickups, `At most ${maxHolidayPickups} pickups at once` satisfies TranslationKey),
        ),
    }),
    reply: decidedSchema,
  }),
  previewReturns: endpoint({
    method: 'GET',
    path: '/company_days/:day/returns',
    access: 'company-days:change',
    summary: 'Which pickups would go back if the entry of a day was removed, or the day worked, and which stay',
    params: dayParams,
    query: z.object({ kind: z.optional(z.literal('working', 'Invalid')) }),
    reply: returnsSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company_days/:day',
    access: 'company-days:change',
    summary: 'Close a day, or work on it in exchange for another one; pickups go back to a closed day that is worked',
    params: dayParams,
    body: companyDayFormSchema,
    reply: z.object({ ...companyDaySchema.shape, returns: returnsSchema }),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/company_days/:day',
    access: 'company-days:change',
    summary: 'Remove the entry of a day; pickups that left a closed day and that nobody changed since go back',
    params: dayParams,
    reply: returnsSchema,
  }),
}
