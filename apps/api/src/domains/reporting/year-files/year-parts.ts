import type { Language } from '@thant/contracts/customers/auth'
import type { Permission } from '@thant/contracts/permissions'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** What a year has, each with the permission by which the same is read elsewhere. */
export const yearParts = {
  pickups: 'pickups:of-organization',
  wastes: 'wastes:read',
  carbon: 'carbon:read',
  trainings: 'trainings:read',
  invoices: 'invoices:of-organization',
  notes: 'pickups:read',
  reports: 'reports:list',
} as const satisfies Record<string, Permission>
export type YearPart = keyof typeof yearParts

export const yearPartNames = Object.keys(yearParts) as YearPart[]

export const yearPartLabels: Record<YearPart, TranslationKey> = {
  pickups: 'Pickups',
  wastes: 'Waste by month and type',
  carbon: 'Carbon by month and type',
  trainings: 'Trainings',
  invoices: 'Invoices and payments',
  notes: 'Collection notes',
  reports: 'Saved reports',
}

export type YearOf = { organizationId: string; year: number }
export type YearReader = YearOf & { language: Language }

/** A finished sheet. */
export type YearTable = { name: string; contents: Uint8Array }

/** A PDF that is drawn, or a file that is opened, when it is its turn. `name` is its place in the ZIP. */
export type YearDocument = { name: string } & (
  | { kind: 'collection-note' | 'invoice' | 'receipt' | 'report' | 'gri-report' | 'carbon-report'; id: string }
  | { kind: 'credit'; id: string; invoiceId: string }
  | { kind: 'invoice-file'; key: string }
  | { kind: 'statement' }
)

export function daysOf(year: number): { from: string; to: string } {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

export function monthsOf(year: number): { from: string; to: string } {
  return { from: `${year}-01`, to: `${year}-12` }
}
