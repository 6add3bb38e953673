import * as z from 'zod/mini'

export const cutOffSchema = z.object({
  /** Until when customers may ask for a pickup at that time. */
  until: z.string(),
  isPast: z.boolean(),
  /** The first day that customers may still ask for. */
  firstDay: z.string(),
  /** The first working day after that of the time. */
  nextWorkingDay: z.string(),
  /** The number to call once it is too late. */
  phone: z.string(),
})
export type CutOff = z.output<typeof cutOffSchema>
