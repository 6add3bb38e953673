import * as z from 'zod/mini'
import { locationSchema } from '../amounts.ts'
import { officePhoneSchema } from '../contact-details.ts'
import { endpoint } from '../endpoint.ts'
import { latinDigits } from '../latin-digits.ts'
import { weightUncertaintySchema } from '../materials/weight-uncertainty.ts'
import { openingHoursFormSchema } from '../opening-hours-form.ts'
import { fileKeySchema } from '../photos.ts'
import { changeOf, cleanText, emailSchema, multilineText, requiredText } from '../primitives.ts'
import { companySchema } from './company.ts'

const webAddress = cleanText(500).check(z.refine((text) => text === '' || isWebAddress(text), 'Invalid address'))
const secureAddress = cleanText(500).check(
  z.refine(
    (text) => text === '' || isWebAddress(text, ['https:']),
    'Please enter an address that begins with https://.',
  ),
)
/** A number needs its country's code, because Viber finds nobody without it. */
const viber = cleanText(500).check(
  z.overwrite(latinDigits),
  z.refine(
    (text) => text === '' || /^\+[\d -]{7,40}$/.test(text) || isWebAddress(text, ['https:']),
    'Please enter a number that begins with +95, or an address that begins with https://.',
  ),
)
const year = z.int('Invalid Number').check(z.gte(1900, 'Invalid Number'), z.lte(2100, 'Invalid Number'))

const wholeNumber = (min: number, max: number) =>
  z.int('Invalid Number').check(z.gte(min, 'Invalid Number'), z.lte(max, 'Invalid Number'))

export const maxCutOffDays = 30
export const maxScheduleWeeks = 26

const toleranceSchema = z.number('Invalid Number').check(
  z.gte(0, 'Not below 0'),
  z.lte(100, 'At most 100 %'),
  z.refine((percent) => Number(percent.toFixed(2)) === percent, 'At most 2 decimals'),
)

/** On which days the company works, until when customers may ask for a change, and how far ahead pickups are made. */
const serviceFields = {
  /** 1 for Monday to 7 for Sunday, in order and each once. */
  workingWeekdays: z.array(wholeNumber(1, 7)).check(
    z.minLength(1, 'Please choose at least one day.'),
    z.overwrite((weekdays) => [...new Set(weekdays)].sort((one, other) => one - other)),
  ),
  /** A local time. Requests are in time until then, so many days before the pickup. */
  requestCutOffTime: z.string('Required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time')),
  requestCutOffDays: wholeNumber(0, maxCutOffDays),
  cutOffCountsWorkingDays: z.boolean('Required'),
  acceptsCancellations: z.boolean('Required'),
  scheduleWeeks: wholeNumber(1, maxScheduleWeeks),
  /** By so many percent more may leave the company than was there before the mass balance warns. */
  massBalanceTolerance: toleranceSchema,
}

const settingsSchema = z.object({
  name: requiredText(120),
  description: multilineText(2_000),
  descriptionInBurmese: multilineText(2_000),
  address: multilineText(500),
  addressInBurmese: multilineText(500),
  phone: z.union([z.literal(''), officePhoneSchema]),
  email: z.union([z.literal(''), emailSchema]),
  website: webAddress,
  viber,
  facebook: secureAddress,
  location: z.nullable(locationSchema),
  openingHours: z.nullable(openingHoursFormSchema),
  /** The permit to collect waste, and the entry in the register of companies, as they are cited. */
  licence: cleanText(120),
  registration: cleanText(120),
  /** A report that a customer lets everybody see, as an example. */
  sampleReportUrl: webAddress,
  /** Printed on unpaid invoices; empty where customers have to ask. */
  bankDetails: multilineText(500),
  featureRequestUrl: webAddress,
  foundingYear: year,
  copyrightYear: year,
  ...serviceFields,
  weightUncertainty: weightUncertaintySchema,
  logo: z.nullable(fileKeySchema),
})

export const companySettingsEndpoints = {
  change: endpoint({
    method: 'PATCH',
    path: '/company',
    access: 'company:change',
    summary: 'Change the company details',
    body: changeOf(settingsSchema),
    reply: companySchema,
  }),
}

function isWebAddress(text: string, protocols = ['http:', 'https:']): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}
