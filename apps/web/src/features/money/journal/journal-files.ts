import type { Currency } from '@thant/contracts/money'
import { type JournalExport, type JournalFormat, journalFormats } from '@thant/contracts/money/journal'

export type JournalFile = { format: JournalFormat; currency?: Currency }

/** Other programs take entries in one currency at a time, so an export in several has a file of each for them. */
export function filesOf({ totals }: Pick<JournalExport, 'totals'>): JournalFile[] {
  return journalFormats.flatMap((format): JournalFile[] => {
    const isForPeople = format === 'csv' || format === 'xlsx'
    if (isForPeople || totals.length < 2) return [{ format }]
    return totals.map(({ currency }) => ({ format, currency }))
  })
}
