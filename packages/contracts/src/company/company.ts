import * as z from 'zod/mini'
import type { Language } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { openingHoursSchema } from '../opening-hours.ts'

const uncertaintySchema = z.object({ percent: z.number(), source: z.string() })

/** Without the checks of the settings, because every page loads it first. */
export const companySchema = z.object({
  name: z.string(),
  description: z.string(),
  descriptionInBurmese: z.string(),
  address: z.string(),
  addressInBurmese: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  viber: z.string(),
  facebook: z.string(),
  location: z.nullable(z.object({ lng: z.number(), lat: z.number() })),
  /** Of the office, on working days; null where they are not given. */
  openingHours: z.nullable(openingHoursSchema),
  licence: z.string(),
  registration: z.string(),
  sampleReportUrl: z.string(),
  bankDetails: z.string(),
  featureRequestUrl: z.string(),
  foundingYear: z.int(),
  copyrightYear: z.int(),
  workingWeekdays: z.array(z.int()),
  requestCutOffTime: z.string(),
  requestCutOffDays: z.int(),
  cutOffCountsWorkingDays: z.boolean(),
  acceptsCancellations: z.boolean(),
  scheduleWeeks: z.int(),
  massBalanceTolerance: z.number(),
  weightUncertainty: z.object({
    weighed: uncertaintySchema,
    estimated: uncertaintySchema,
    'from-volume': uncertaintySchema,
    'not-recorded': uncertaintySchema,
  }),
  logo: z.nullable(z.string()),
  __v: z.int(),
  /** Days and months are calculated in this zone. */
  timeZone: z.string(),
  /** The URL template of the map tiles; empty when no tile server is configured. */
  mapTileUrl: z.string(),
  /** In days, how long the portal keeps what it deletes by itself; the audit log for good where it says null. */
  retention: z.object({
    sessionDays: z.int(),
    mailDays: z.int(),
    auditDays: z.nullable(z.int()),
    backupDays: z.int(),
  }),
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
}
