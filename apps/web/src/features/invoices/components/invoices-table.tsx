import { invoiceEndpoints } from '@thant/contracts/invoices'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useList } from '#lib/use-list.ts'
import { useAllInvoicesFilters } from '../all-invoices-filters.ts'
import { invoiceHref } from '../invoice-href.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { useInvoiceColumns } from './use-invoice-columns.tsx'

export function InvoicesTable() {
  const { t } = useTranslation()
  const state = useListState(invoiceEndpoints.list)
  const list = useList(invoiceEndpoints.list, state.query)
  const columns = useInvoiceColumns()
  const shown: ColumnOf<typeof invoiceEndpoints.list>[] = [
    columns.invoiceNo,
    columns.organization,
    columns.invoiceDate,
    columns.paymentDueDate,
    columns.amount,
    columns.paymentStatus,
  ]
  return (
    <DataTable
      label={t('Invoices')}
      list={list}
      state={state}
      columns={shown}
      filters={useAllInvoicesFilters()}
      search={t('Search invoice or organization')}
      tools={<ExportMenu endpoint={invoiceEndpoints.export} state={state} name="invoices" />}
      rowHref={invoiceHref}
      rowActions={useInvoiceActions()}
      empty={{
        title: t('No invoices yet'),
        hint: t('Open an organization and its payments to make out the first one.'),
      }}
    />
  )
}
