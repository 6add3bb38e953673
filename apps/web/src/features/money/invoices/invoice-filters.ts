/** The filters that all lists of invoices share, those that are needed most first. */
export const invoiceFilters = [
  'paymentStatus',
  'paymentDueDate',
  'invoiceNo',
  'description',
  'amount',
  'currency',
  'invoiceDate',
] as const
