import { type Invoice, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'

export type InvoiceDocument = 'invoice' | 'receipt'

/** Downloads an invoice, or the receipt of a paid one, as a PDF in the user's language. */
export function useInvoiceDocument(): (invoice: Invoice, kind: InvoiceDocument) => Promise<void> {
  const { language } = useTranslation()
  const download = useFileDownload()
  return (invoice, kind) =>
    download({
      endpoint: invoiceEndpoints.pdf,
      params: { id: invoice._id },
      query: { kind, language },
      name: `${kind}_${invoice.invoiceNo}.pdf`,
      isDocument: true,
    })
}
