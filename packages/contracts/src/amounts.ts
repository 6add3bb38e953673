import * as z from 'zod/mini'
import { cleanText } from './primitives.ts'

/** The value is in kilograms: above 0, at most 1,000,000, with at most 3 decimals (docs/api.md 1). */
export const weightKgSchema = z.number('Invalid Number').check(
  z.gt(0, 'More than 0 kg'),
  z.lte(1_000_000, 'At most 1,000,000 kg'),
  z.refine((kg) => Number(kg.toFixed(3)) === kg, 'At most 3 decimals'),
)

/** No truck that drives in Yangon is allowed so much. */
export const truckKg = 20_000

/** Kilograms as `weightKgSchema` takes them, or nothing. */
export const weightOrNothingKgSchema = z.number('Invalid Number').check(
  z.gte(0, 'Not below 0'),
  z.lte(1_000_000, 'At most 1,000,000 kg'),
  z.refine((kg) => Number(kg.toFixed(3)) === kg, 'At most 3 decimals'),
)

/** A share of a whole in percent: above 0, with at most 2 decimals. */
export const percentSchema = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })
  .check(
    z.gt(0, 'More than 0 %'),
    z.lte(100, 'At most 100 %'),
    z.refine((percent) => Number(percent.toFixed(2)) === percent, 'At most 2 decimals'),
  )

/** The amount is in major units (dollars, not cents) with at most 2 decimals (docs/api.md 1). */
export const moneySchema = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })
  .check(
    z.gte(0, 'Not below 0'),
    z.lte(999_999.99, 'At most 999,999.99'),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, 'At most 2 decimals'),
  )

/** Lists take these as the lower or upper end of a range filter; an empty text sets no limit. */
export const boundSchema = z.optional(
  cleanText(20).check(z.refine((text) => /^(-?\d{1,12}(\.\d{1,6})?)?$/.test(text), 'Invalid Number')),
)

const coordinate = (limit: number) =>
  z.number('Invalid Number').check(
    z.gte(-limit, 'Invalid Number'),
    z.lte(limit, 'Invalid Number'),
    z.overwrite((degrees) => Math.round(degrees * 10_000) / 10_000),
  )
/** Degrees are rounded to 4 decimals (docs/specification.md 9-23). */
export const locationSchema = z.object({ lng: coordinate(180), lat: coordinate(90) })

type Degrees = { longitude?: number | undefined; latitude?: number | undefined }

/** Checks of an object that says a place by both of its degrees, or by none. */
export const bothDegrees = [
  z.refine<Degrees>(({ longitude, latitude }) => longitude === undefined || latitude !== undefined, {
    path: ['latitude'],
    error: 'Required',
  }),
  z.refine<Degrees>(({ longitude, latitude }) => latitude === undefined || longitude !== undefined, {
    path: ['longitude'],
    error: 'Required',
  }),
] as const

/** A place as replies have it, which was checked when it was stored. */
export const locationReplySchema = z.object({ lng: z.number(), lat: z.number() })
