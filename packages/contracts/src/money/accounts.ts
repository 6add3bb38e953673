import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalText, requiredText } from '../primitives.ts'
import { taxTreatments } from './invoice-lines.ts'

/** What an account of the journal is for; the company gives each its own number and name. */
export const accountRoles = [
  'receivables',
  'bank',
  'card',
  'sales',
  'untaxed-sales',
  'order-sales',
  'commercial-tax',
] as const
export type AccountRole = (typeof accountRoles)[number]

export const accountRoleLabels: Record<AccountRole, TranslationKey> = {
  receivables: 'Accounts receivable',
  bank: 'Bank',
  card: 'Card provider',
  sales: 'Sales with commercial tax',
  'untaxed-sales': 'Sales without commercial tax',
  'order-sales': 'Sales of public orders',
  'commercial-tax': 'Commercial tax payable',
}

const accountSchema = z.object({ role: z.enum(accountRoles), number: z.string(), name: z.string() })
const taxCodeSchema = z.object({ treatment: z.enum(taxTreatments), code: z.string() })

/** All accounts and tax codes, in the order of the roles and treatments. */
export const accountSettingsSchema = z.object({ accounts: z.array(accountSchema), taxCodes: z.array(taxCodeSchema) })
export type AccountSettings = z.output<typeof accountSettingsSchema>

const accountFormSchema = z.object({ number: requiredText(20), name: requiredText(100) })
/** `{percent}` in a code stands for the rate of the line. */
const taxCodeFormSchema = optionalText(60)

/** The shape of an object that has a value for each name. */
function formOf<Name extends string, Value extends z.ZodMiniType>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}

const accountSettingsFormSchema = z.object({
  accounts: z.object(formOf(accountRoles, accountFormSchema)),
  taxCodes: z.object(formOf(taxTreatments, taxCodeFormSchema)),
})
export type AccountSettingsForm = z.output<typeof accountSettingsFormSchema>

export const accountEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/payment/accounts',
    access: 'journal:read',
    summary: 'Number and name of each account of the journal, and the tax code of each treatment',
    reply: accountSettingsSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/payment/accounts',
    access: 'journal:change',
    summary: 'Change accounts and tax codes; files of earlier exports keep theirs',
    body: accountSettingsFormSchema,
    reply: accountSettingsSchema,
  }),
}

/** The tax code of a line as the company's accounts name it, with its rate; an empty text for lines without tax. */
export function taxCodeOf(code: string | null | undefined, percent: number | null): string {
  return (code ?? '').replaceAll('{percent}', percent === null ? '' : String(percent))
}
