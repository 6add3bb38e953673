import * as z from 'zod/mini'
import { locationReplySchema } from '../amounts.ts'
import { openingHoursSchema } from '../opening-hours.ts'
import { namedRefSchema } from '../primitives.ts'

/** Drivers and staff get the site's address, location and contact, and the organization's office phone. */
export const pickupPlaceSchema = z.object({
  ...namedRefSchema.shape,
  address: z.optional(z.string()),
  location: z.optional(z.nullable(locationReplySchema)),
  officePhoneNumber: z.optional(z.string()),
  contactPersonName: z.optional(z.string()),
  contactPersonPhoneNumber: z.optional(z.string()),
})

/** Drivers and staff get what the crew has to know of the site. */
export const pickupSiteSchema = z.object({
  ...namedRefSchema.shape,
  openingHours: z.optional(z.nullable(openingHoursSchema)),
  accessNote: z.optional(z.string()),
})
