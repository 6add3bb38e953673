import type { InvoiceForm, ServicePeriod } from '@thant/contracts/money/invoice-forms'

type Billed = ServicePeriod & { extendsContract: boolean }
type Warning = { path: string; message: string }

/**
 * What is probably a slip in a new invoice. A period that is billed a second time takes somebody's money twice, so it
 * needs a yes (`isSure`); the rest is asked of callers who want to be asked.
 */
export function warningsOf(
  { dueDate, servicePeriod, extendsContract, isSure }: InvoiceForm,
  billed: ReadonlyArray<Billed & { invoiceNo: string }>,
  today: string,
): Warning[] {
  if (isSure === true) return []
  const known = findBilled({ ...servicePeriod, extendsContract }, billed)
  return [
    ...(isSure === false && dueDate < today ? [{ path: 'dueDate', message: 'The due date has passed already.' }] : []),
    ...(known
      ? [{ path: 'servicePeriod.start', message: `Invoice ${known.invoiceNo} billed this period already.` }]
      : []),
  ]
}

/**
 * Finds the invoice by which a period was billed: one for the same days, or for days in common where both extend the
 * contract. What is billed besides, such as an extra pickup, may lie in the same days.
 */
function findBilled<B extends Billed>(period: Billed, billed: readonly B[]): B | undefined {
  return billed.find(({ start, end, extendsContract }) => {
    if (start === period.start && end === period.end) return true
    return extendsContract && period.extendsContract && start <= period.end && period.start <= end
  })
}
