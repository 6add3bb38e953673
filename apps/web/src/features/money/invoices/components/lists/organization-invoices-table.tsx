import type { ReactNode } from 'react'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { invoiceFilters } from '../../invoice-filters.ts'
import { invoiceHref } from '../../invoice-href.ts'
import { useInvoiceActions } from '../../use-invoice-actions.ts'
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
  return (
    <ListTable
      {...invoices}
      filters={invoiceFilters}
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
