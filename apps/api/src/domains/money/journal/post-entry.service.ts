import type { Currency } from '@thant/contracts/money'
import type { JournalEvent } from '@thant/contracts/money/journal'
import { and, eq, sql } from 'drizzle-orm'
import { journalEntryNumbers, journalLines } from '#database/schema/journal.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { cents, type MoneyAccount, type Posting } from './postings.ts'

/** The invoice or order that an entry is about. */
export type JournalKey = { invoiceId: string } | { orderId: string }

/** What entries of an invoice or order have in common. */
export type EntrySubject = JournalKey & {
  document: string
  /** Null for a payer of the public site. */
  organizationId: string | null
  customerName: string
  currency: Currency
}

export type JournalEntry = EntrySubject & { event: JournalEvent; creditId?: string; postings: readonly Posting[] }

/** Writes what happened to the journal, in the transaction in which it happens; an entry that does not balance fails. */
export async function postEntry(context: AnyContext, { postings, ...entry }: JournalEntry): Promise<void> {
  const lines = postings.filter(({ amount }) => cents(amount) !== 0)
  const difference = lines.reduce((sum, { amount }) => sum + cents(amount), 0)
  if (difference !== 0) throw new Error(`the entry ${entry.event} of ${entry.document} is ${difference} cents off`)
  const now = context.clock.now()
  const number = await nextNumber(context)
  await context.database.insert(journalLines).values(
    lines.map(({ amount, ...line }, position) => ({
      ...entry,
      ...line,
      entry: number,
      position,
      day: dayOf(now, context.settings.timeZone),
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
      createdAt: now,
    })),
  )
}

async function nextNumber({ database }: AnyContext): Promise<number> {
  const { rows } = await database.execute<{ number: number }>(
    sql`select nextval(${journalEntryNumbers.seqName})::int as number`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the journal gave no number')
  return row.number
}

/** Where a refund comes from: from the card provider while it still has as much of this invoice or order. */
export async function findRefundAccount(context: AnyContext, key: JournalKey, amount: number): Promise<MoneyAccount> {
  return (await sumOnCard(context, key)) >= amount ? 'card' : 'bank'
}

/** What the card provider has collected for an invoice or order and the bank has not received. */
export async function sumOnCard({ database }: AnyContext, key: JournalKey): Promise<number> {
  const isOf = 'invoiceId' in key ? eq(journalLines.invoiceId, key.invoiceId) : eq(journalLines.orderId, key.orderId)
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${journalLines.debit} - ${journalLines.credit}), 0)::float8` })
    .from(journalLines)
    .where(and(isOf, eq(journalLines.account, 'card')))
  return row?.sum ?? 0
}
