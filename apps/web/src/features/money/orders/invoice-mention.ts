/** Whether a text has the form of the numbers that our invoices are suggested, such as INV-2026-0042. */
export function mentionsInvoice(text: string): boolean {
  return /\binv[\s-]*\d{4}[\s-]*\d{4,}\b/i.test(text)
}
