import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idSchema, versionSchema } from '../primitives.ts'
import { pickupChangeSchema } from './pickup-forms.ts'

const maxPickupsAtOnce = 200

/** What may be changed of many pickups at once; weights are recorded one by one. */
const changeSchema = z.object({
  vehicle: pickupChangeSchema.shape.vehicle,
  status: z.optional(z.enum(['CONFIRMED', 'ONHOLD', 'CANCELLED'], 'Required')),
})
export type ManyPickupsChange = z.output<typeof changeSchema>

const atMost = z.maxLength(maxPickupsAtOnce, 'At most 200 at once')

const manyPickupsFormSchema = z.object({
  ids: z.array(idSchema).check(z.minLength(1, 'Required'), atMost),
  change: changeSchema,
})
export type ManyPickupsForm = z.output<typeof manyPickupsFormSchema>

/** What a pickup was before, and the version that it has since. */
const formerPickupSchema = z.object({
  id: idSchema,
  __v: versionSchema,
  change: z.pick(pickupChangeSchema, { vehicle: true, status: true }),
})
export type FormerPickup = z.output<typeof formerPickupSchema>

const formerPickupsFormSchema = z.object({
  pickups: z.array(formerPickupSchema).check(z.minLength(1, 'Required'), atMost),
})

/** `error` says why a pickup was left as it is. */
const resultSchema = z.object({
  id: idSchema,
  done: z.boolean(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type PickupResult = z.output<typeof resultSchema>

const limits = [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }] as const

export const manyPickupsEndpoints = {
  changeMany: endpoint({
    method: 'POST',
    path: '/logistics/bulk',
    access: 'pickups:schedule',
    summary: 'Change driver, plate or status of up to 200 pickups, each for itself: done, or refused with the reason',
    body: manyPickupsFormSchema,
    reply: z.object({ results: z.array(resultSchema), undo: z.array(formerPickupSchema) }),
    limits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/logistics/bulk/undo',
    access: 'pickups:schedule',
    summary: 'Put pickups back to what they were, where nobody has changed them since',
    body: formerPickupsFormSchema,
    reply: z.object({ results: z.array(resultSchema) }),
    limits,
  }),
}
