import type { ReactNode } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { invoiceHref } from '../invoice-href.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { useInvoiceColumns } from './use-invoice-columns.tsx'
import { useOrganizationInvoices } from './use-organization-invoices.tsx'

type OrganizationInvoicesTableProps = {
  organizationId: string
  /** Shown in the empty list. */
  add: ReactNode
}

/** The invoices of one organization, with the actions of staff. */
export function OrganizationInvoicesTable({ organizationId, add }: OrganizationInvoicesTableProps) {
  const { t } = useTranslation()
  const invoices = useOrganizationInvoices(organizationId)
  const columns = useInvoiceColumns()
  return (
    <DataTable
      {...invoices}
      columns={[
        columns.invoiceNo,
        columns.description,
        columns.invoiceDate,
        columns.paymentDueDate,
        columns.amount,
        columns.paymentStatus,
      ]}
      rowHref={invoiceHref}
      rowActions={useInvoiceActions()}
      empty={{
        title: t('No invoices yet'),
        hint: t('Invoices of this organization appear here, with what was paid.'),
        action: add,
      }}
    />
  )
}
