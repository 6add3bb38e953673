import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { cleanText, namedRefSchema, requiredText, versionSchema } from '../primitives.ts'

/** A closed day is a holiday or a closure; a working day is a day of rest that was exchanged for another day. */
export const companyDayKinds = ['closed', 'working'] as const
export type CompanyDayKind = (typeof companyDayKinds)[number]

/** The years for which the holidays of Myanmar can be proposed. */
export const firstHolidayYear = 2016
export const lastHolidayYear = 2040

/** The day of an entry. */
export const dayParams = z.object({ day: daySchema })
const yearSchema = z.coerce
  .number('Invalid Number')
  .check(z.int('Invalid Number'), z.gte(1990, 'Invalid Number'), z.lte(2099, 'Invalid Number'))

const names = { name: requiredText(120), nameInBurmese: z.optional(cleanText(120)) }
const namedDaySchema = z.object({ day: daySchema, name: z.string(), nameInBurmese: z.string() })
export type NamedDay = z.output<typeof namedDaySchema>

export const companyDaySchema = z.object({
  ...namedDaySchema.shape,
  kind: z.enum(companyDayKinds),
  updatedAt: z.string(),
  /** Null for customers and drivers. */
  updatedBy: z.nullable(namedRefSchema),
  __v: z.int(),
})
export type CompanyDay = z.output<typeof companyDaySchema>

export const companyDayFormSchema = z.object({
  kind: z.enum(companyDayKinds, 'Required'),
  ...names,
  __v: versionSchema,
})
export type CompanyDayForm = z.output<typeof companyDayFormSchema>

export const maxCompanyDaysAtOnce = 400
export const maxHolidayFileCharacters = 500_000

/** Both days are included; a year stands for its first and last day. */
const daysQuerySchema = z.object({
  year: z.optional(yearSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})

/** A day that was found in a file; `isKnown` says that the company has an entry for it already. */
const foundDaySchema = z.object({ ...namedDaySchema.shape, isKnown: z.boolean() })
export type FoundDay = z.output<typeof foundDaySchema>

const proposedDaySchema = z.object({
  ...namedDaySchema.shape,
  /** The published lists that name the day; none for a day that is only worked out. */
  sources: z.array(z.object({ source: z.string(), address: z.string() })),
  /** The published lists of its year differ on it. */
  isDisputed: z.boolean(),
  /** The list that is taken as a whole lacks it, so that it is not accepted with all others. */
  isLeftOut: z.boolean(),
})
export type ProposedDay = z.output<typeof proposedDaySchema>

/** Holidays, closures and exchanged working days of the company that runs the portal. */
export const companyDayEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/company_days',
    access: 'signed-in',
    summary: 'Closed days and exchanged working days, in order: of a year, or from one day to another',
    query: daysQuerySchema,
    reply: z.array(companyDaySchema),
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/company_days/proposals',
    access: 'company-days:change',
    summary: 'Holidays of Myanmar in a year, or this one, published or worked out, that the company has no entry for',
    query: z.object({ year: z.optional(yearSchema) }),
    reply: z.array(proposedDaySchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/company_days',
    access: 'company-days:change',
    summary: 'Add several closed days at once, such as proposed ones; days that have an entry keep it',
    body: z.object({
      days: z
        .array(z.object({ day: daySchema, ...names }))
        .check(
          z.minLength(1, 'Required'),
          z.maxLength(maxCompanyDaysAtOnce, `At most ${maxCompanyDaysAtOnce} days at once` satisfies TranslationKey),
        ),
    }),
    reply: z.array(companyDaySchema),
    status: 201,
  }),
  read: endpoint({
    method: 'POST',
    path: '/company_days/import',
    access: 'company-days:change',
    summary: 'Read the days of a calendar file (RFC 5545), or of a list with a day and a name in each line; saves none',
    body: z.object({
      calendar: z
        .string('Required')
        .check(
          z.minLength(1, 'Required'),
          z.maxLength(maxHolidayFileCharacters, 'This file is too large for a calendar of holidays.'),
        ),
    }),
    reply: z.array(foundDaySchema),
  }),
}

type Names = Pick<NamedDay, 'name' | 'nameInBurmese'>

/** Returns the day's name in a language; in English where it has no other. */
export function dayNameIn(language: 'en' | 'my', { name, nameInBurmese }: Names): string {
  return language === 'my' && nameInBurmese !== '' ? nameInBurmese : name
}

/** Returns the names of several days, each once, joined as the language joins them. */
export function dayNamesIn(language: 'en' | 'my', days: readonly Names[]): string {
  return [...new Set(days.map((day) => dayNameIn(language, day)))].join(language === 'my' ? '၊ ' : ', ')
}
