import * as z from 'zod/mini'
import type { Language } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { weightUncertaintySchema } from '../materials/weight-uncertainty.ts'
import {
  changeOf,
  cleanText,
  emailSchema,
  fileKeySchema,
  multilineText,
  officePhoneSchema,
  requiredText,
} from '../primitives.ts'

const webAddress = cleanText(500).check(z.refine((text) => text === '' || isWebAddress(text), 'Invalid address'))
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

const companyFields = {
  name: requiredText(120),
  description: multilineText(2_000),
  descriptionInBurmese: multilineText(2_000),
  address: multilineText(500),
  addressInBurmese: multilineText(500),
  phone: z.union([z.literal(''), officePhoneSchema]),
  email: z.union([z.literal(''), emailSchema]),
  website: webAddress,
  /** Printed on unpaid invoices; empty where customers have to ask. */
  bankDetails: multilineText(500),
  featureRequestUrl: webAddress,
  foundingYear: year,
  copyrightYear: year,
  ...serviceFields,
  weightUncertainty: weightUncertaintySchema,
}

const companySchema = z.object({
  ...companyFields,
  logo: z.nullable(z.string()),
  __v: z.int(),
  /** Days and months are calculated in this zone. */
  timeZone: z.string(),
  /** The URL template of the map tiles; empty when no tile server is configured. */
  mapTileUrl: z.string(),
})
export type Company = z.output<typeof companySchema>

/** Returns the company's address in a language; in English where it has no other. */
export function addressIn(
  language: Language,
  { address, addressInBurmese }: Pick<Company, 'address' | 'addressInBurmese'>,
): string {
  return language === 'my' && addressInBurmese !== '' ? addressInBurmese : address
}

/** Returns the company's description in a language; in English where it has no other. */
export function descriptionIn(
  language: Language,
  company: Pick<Company, 'description' | 'descriptionInBurmese'>,
): string {
  return language === 'my' && company.descriptionInBurmese !== '' ? company.descriptionInBurmese : company.description
}

export const companyEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/company',
    access: 'public',
    summary: 'The company that runs this portal',
    reply: companySchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/company',
    access: 'company:change',
    summary: 'Change the company details',
    body: changeOf(z.object({ ...companyFields, logo: z.nullable(fileKeySchema) })),
    reply: companySchema,
  }),
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
