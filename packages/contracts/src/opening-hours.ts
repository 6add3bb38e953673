import * as z from 'zod/mini'

/** Local times of the company, HH:MM. A place that opens in the evening may close in the morning. */
export const openingHoursSchema = z.object({ from: z.string(), to: z.string() })
export type OpeningHours = z.output<typeof openingHoursSchema>
