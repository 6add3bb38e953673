import { type AccountSettings, taxCodeOf } from '@thant/contracts/money/accounts'
import { type JournalFormat, type JournalLine, journalEventLabels, journalList } from '@thant/contracts/money/journal'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { exportColumnsOf } from '#lib/lists/export-columns.ts'

/** A line of a file, with the account and tax code that its export keeps. */
export type FileLine = JournalLine & {
  isFirstOfEntry: boolean
}

type FileColumns = ReadonlyArray<ExportColumn<FileLine>>

/** Gives each line the account and tax code of an export, and tells where an entry begins. */
export async function* fileLines(
  lines: AsyncIterable<JournalLine>,
  { accounts, taxCodes }: AccountSettings,
): AsyncGenerator<FileLine> {
  let entry: number | undefined
  for await (const line of lines) {
    const account = accounts.find(({ role }) => role === line.account)
    const code = taxCodes.find(({ treatment }) => treatment === line.taxTreatment)?.code
    yield {
      ...line,
      accountNumber: account?.number ?? '',
      accountName: account?.name ?? '',
      taxCode: taxCodeOf(code, line.taxPercent),
      isFirstOfEntry: line.entry !== entry,
    }
    entry = line.entry
  }
}

/** Xero's template of manual journals (central.xero.com, «Import manual journals»): one signed amount, a tax rate always. */
const xero: FileColumns = [
  { name: '*Narration', text: narrationOf },
  { name: '*Date', text: ({ day }) => written(day, ['day', 'month', 'year']) },
  { name: 'Description', text: descriptionOf },
  { name: '*AccountCode', text: ({ accountNumber }) => accountNumber },
  { name: '*TaxRate', text: ({ taxCode }) => taxCode || 'Tax Exempt' },
  { name: '*Amount', number: ({ debit, credit }) => debit - credit },
  { name: 'TrackingName1', text: () => null },
  { name: 'TrackingOption1', text: () => null },
  { name: 'TrackingName2', text: () => null },
  { name: 'TrackingOption2', text: () => null },
]

/** QuickBooks Online's import of journal entries (quickbooks.intuit.com, «Import journal entries»): accounts by name. */
const quickbooks: FileColumns = [
  { name: 'Journal No', text: ({ entry }) => String(entry) },
  { name: 'Journal Date', text: ({ day }) => written(day, ['month', 'day', 'year']) },
  { name: 'Account Name', text: ({ accountName }) => accountName },
  { name: 'Debits', number: ({ debit }) => debit || null },
  { name: 'Credits', number: ({ credit }) => credit || null },
  { name: 'Description', text: descriptionOf },
  { name: 'Name', text: ({ customer }) => customer },
  { name: 'Currency', text: ({ currency }) => currency },
  { name: 'Tax Code', text: ({ taxCode }) => taxCode },
]

/** Odoo's import of `account.move` by the names of its fields: what is of the entry stands in its first row alone. */
const odoo: FileColumns = [
  { name: 'date', text: (line) => ofEntry(line, line.day) },
  { name: 'ref', text: (line) => ofEntry(line, narrationOf(line)) },
  { name: 'journal_id', text: (line) => ofEntry(line, 'Miscellaneous Operations') },
  { name: 'currency_id', text: (line) => ofEntry(line, line.currency) },
  { name: 'line_ids/account_id', text: ({ accountNumber }) => accountNumber },
  { name: 'line_ids/partner_id', text: ({ customer }) => customer },
  { name: 'line_ids/name', text: descriptionOf },
  { name: 'line_ids/debit', number: ({ debit }) => debit },
  { name: 'line_ids/credit', number: ({ credit }) => credit },
]

const forPeople: FileColumns = exportColumnsOf<FileLine>(journalList.list.columns, {})

export const journalColumns: Record<JournalFormat, FileColumns> = {
  csv: forPeople,
  xlsx: forPeople,
  xero,
  quickbooks,
  odoo,
}

function narrationOf({ event, document, entry }: FileLine): string {
  return `${journalEventLabels[event]} ${document} (${entry})`
}

function descriptionOf({ event, document, customer, currency }: FileLine): string {
  return `${journalEventLabels[event]} ${document}, ${customer}, ${currency}`
}

function ofEntry({ isFirstOfEntry }: FileLine, text: string): string | null {
  return isFirstOfEntry ? text : null
}

function written(date: string, order: ReadonlyArray<'day' | 'month' | 'year'>): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts = { day, month, year }
  return order.map((part) => parts[part]).join('/')
}
