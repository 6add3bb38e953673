import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import type { Columns } from '../columns.ts'
import { languages } from '../customers/auth.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { currencies } from '../money.ts'
import { idParams, idSchema, namedRefSchema } from '../primitives.ts'
import { accountRoleLabels, accountRoles } from './accounts.ts'
import { taxTreatments } from './invoice-lines.ts'

/** What happened. `invoice-settled` moves what the card provider collected to the bank. */
export const journalEvents = [
  'invoice-issued',
  'invoice-paid',
  'invoice-settled',
  'invoice-rejected',
  'invoice-reopened',
  'order-paid',
  'second-payment',
  'credit-note',
  'refund',
] as const
export type JournalEvent = (typeof journalEvents)[number]

export const journalEventLabels: Record<JournalEvent, TranslationKey> = {
  'invoice-issued': 'Invoice issued',
  'invoice-paid': 'Invoice paid',
  'invoice-settled': 'Invoice settled',
  'invoice-rejected': 'Invoice rejected',
  'invoice-reopened': 'Invoice reopened',
  'order-paid': 'Order paid',
  'second-payment': 'Second payment',
  'credit-note': 'Credit note',
  refund: 'Refund',
}

/** A debit or a credit of an entry, whose debits come to its credits. Lines are never changed, only marked as exported. */
const journalLineSchema = z.object({
  _id: idSchema,
  /** The number of the entry that the line is of. */
  entry: z.int(),
  day: z.string(),
  event: z.enum(journalEvents),
  /** The number of the invoice, order, credit note or refund. */
  document: z.string(),
  /** Null for a payer of the public site. */
  organization: z.nullable(namedRefSchema),
  /** The name that the customer had on the document. */
  customer: z.string(),
  invoice: z.nullable(idSchema),
  account: z.enum(accountRoles),
  accountNumber: z.string(),
  accountName: z.string(),
  currency: z.enum(currencies),
  debit: z.number(),
  credit: z.number(),
  /** Null for lines that are no sale and no tax. */
  taxTreatment: z.nullable(z.enum(taxTreatments)),
  taxPercent: z.nullable(z.number()),
  taxCode: z.string(),
  /** The number of the export that has the line; null until then. */
  exportNo: z.nullable(z.int()),
})
export type JournalLine = z.output<typeof journalLineSchema>

const lineColumns = {
  day: { kind: 'day', title: 'Date', sort: true, filter: ['from', 'to'] },
  document: { kind: 'code', title: 'Document', sort: true },
  event: { kind: 'choice', title: 'Event', choices: journalEventLabels },
  accountNumber: { kind: 'code', title: 'Ledger account number', shown: 'in-file' },
  accountName: { kind: 'text', title: 'Ledger account name', shown: 'in-file' },
  account: { kind: 'choice', title: 'Ledger account', choices: accountRoleLabels, filter: true, shown: 'on-screen' },
  customer: { kind: 'text', title: 'Customer', sort: true, filter: true },
  debit: { kind: 'amount', title: 'Debit', value: (row) => row.debit || null },
  credit: { kind: 'amount', title: 'Credit', value: (row) => row.credit || null },
  currency: { kind: 'choice', title: 'Currency', choices: currencies, filter: true },
  taxCode: { kind: 'text', title: 'Tax code' },
  exportNo: { kind: 'number', title: 'Export No' },
} as const satisfies Columns<JournalLine>

export const journalList = defineList({
  path: '/payment/journal',
  access: 'journal:read',
  summary: 'The journal: a debit or a credit a line, in the order of the days',
  row: journalLineSchema,
  columns: lineColumns,
  filters: {
    exported: z.optional(z.enum(['true', 'false'], 'Invalid')),
    /** The lines of one export. */
    export: z.optional(idSchema),
  },
  defaultSort: '-day',
})

const totalSchema = z.object({ currency: z.enum(currencies), debit: z.number(), credit: z.number() })

const openLinesSchema = z.object({
  lines: z.int(),
  /** The first and the last of their days; null where there is none. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  totals: z.array(totalSchema),
})
export type OpenLines = z.output<typeof openLinesSchema>

const journalExportSchema = z.object({
  _id: idSchema,
  /** Counts the exports from 1. */
  number: z.int(),
  /** It has all lines up to this day that no earlier one has. */
  throughOn: z.string(),
  lines: z.int(),
  totals: z.array(totalSchema),
  createdAt: z.string(),
  createdBy: namedRefSchema,
})
export type JournalExport = z.output<typeof journalExportSchema>

export const journalExportList = defineList({
  path: '/payment/journal/exports',
  access: 'journal:read',
  summary: 'Exports of the journal',
  row: journalExportSchema,
  columns: {
    number: { kind: 'number', title: 'Export No', sort: true },
    throughOn: { kind: 'day', title: 'Through' },
    lines: { kind: 'number', title: 'Lines' },
    totals: { kind: 'custom', title: 'Debit and credit' },
    createdAt: { kind: 'instant', title: 'Exported' },
    createdBy: { kind: 'person', title: 'Made by', value: (row) => row.createdBy.name },
  },
  defaultSort: '-number',
})

/** Beside files for people, those in the columns that other programs import. */
export const journalFormats = ['csv', 'xlsx', 'xero', 'quickbooks', 'odoo'] as const
export type JournalFormat = (typeof journalFormats)[number]

export const journalFormatNames: Record<JournalFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  odoo: 'Odoo',
}

export const journalEndpoints = {
  ...journalList,
  open: endpoint({
    method: 'GET',
    path: '/payment/journal/open',
    access: 'journal:read',
    summary: 'How many lines are not exported yet, and what they come to; up to a day if one is given',
    query: z.object({ through: z.optional(daySchema) }),
    reply: openLinesSchema,
  }),
}

export const journalExportEndpoints = {
  ...journalExportList,
  create: endpoint({
    method: 'POST',
    path: '/payment/journal/exports',
    access: 'journal:change',
    summary: 'Export what is not exported yet, up to a day',
    body: z.object({ through: daySchema }),
    reply: journalExportSchema,
    status: 201,
  }),
  file: endpoint({
    method: 'GET',
    path: '/payment/journal/exports/:id/file',
    access: 'journal:read',
    summary: 'The file of an export, the same at any time; with a currency the lines in it alone',
    params: idParams,
    query: z.object({
      format: z._default(z.enum(journalFormats, 'Invalid'), 'csv'),
      language: z._default(z.enum(languages, 'Invalid'), 'en'),
      currency: z.optional(z.enum(currencies, 'Invalid')),
    }),
    reply: 'file',
    transaction: { own: 'streams rows from a cursor in a repeatable read transaction' },
  }),
}
