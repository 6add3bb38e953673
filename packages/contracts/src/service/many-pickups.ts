import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formerSchema, formersSchema, manyIdsSchema, manyLimits, manyReplySchema } from '../many.ts'
import { pickupChangeSchema } from './pickup-forms.ts'

/** What may be changed of many pickups at once; weights are recorded one by one. */
const changeSchema = z.object({
  vehicle: pickupChangeSchema.shape.vehicle,
  status: z.optional(z.enum(['CONFIRMED', 'ONHOLD', 'CANCELLED'], 'Required')),
})
export type ManyPickupsChange = z.output<typeof changeSchema>

const manyPickupsFormSchema = z.object({ ids: manyIdsSchema, change: changeSchema })
export type ManyPickupsForm = z.output<typeof manyPickupsFormSchema>

const formerPickupSchema = formerSchema(z.pick(pickupChangeSchema, { vehicle: true, status: true }))
export type FormerPickup = z.output<typeof formerPickupSchema>

export const manyPickupsEndpoints = {
  changeMany: endpoint({
    method: 'POST',
    path: '/logistics/bulk',
    access: 'pickups:schedule',
    summary: 'Change driver, plate or status of up to 200 pickups, each for itself: done, or refused with the reason',
    body: manyPickupsFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(formerPickupSchema) }),
    limits: manyLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/logistics/bulk/undo',
    access: 'pickups:schedule',
    summary: 'Put pickups back to what they were, where nobody has changed them since',
    body: z.object({ pickups: formersSchema(formerPickupSchema) }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
}
