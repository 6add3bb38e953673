import { type Invoice, organizationInvoiceEndpoints } from '@thant/contracts/invoices'
import type { ReactNode } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useList } from '#lib/use-list.ts'
import { useInvoiceFilters } from '../invoice-filters.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { StatementButton } from './statement-button.tsx'
import { useInvoiceColumns } from './use-invoice-columns.tsx'

type OrganizationInvoicesTableProps = {
  organizationId: string
  invoiceHref: (invoice: Invoice) => string
  /** The first step, offered while there is no invoice. */
  add: ReactNode
}

/** The invoices of one organization, as staff see them. */
export function OrganizationInvoicesTable({ organizationId, invoiceHref, add }: OrganizationInvoicesTableProps) {
  const { t } = useTranslation()
  const { list: endpoint, export: exported } = organizationInvoiceEndpoints
  const params = { organizationId }
  const state = useListState(endpoint)
  const list = useList(endpoint, state.query, { params })
  const columns = useInvoiceColumns()
  return (
    <DataTable
      label={t('Invoices')}
      list={list}
      state={state}
      columns={[
        columns.invoiceNo,
        columns.description,
        columns.invoiceDate,
        columns.paymentDueDate,
        columns.amount,
        columns.paymentStatus,
      ]}
      filters={useInvoiceFilters()}
      search={t('Search invoice')}
      tools={
        <>
          <StatementButton organizationId={organizationId} />
          <ExportMenu endpoint={exported} params={params} state={state} name="invoices" />
        </>
      }
      rowHref={invoiceHref}
      rowActions={useInvoiceActions()}
      empty={{
        title: t('No invoices yet'),
        hint: t('What this organization is billed stands here, with what was paid.'),
        action: add,
      }}
    />
  )
}
