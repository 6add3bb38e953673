import { Button } from '@mantine/core'
import { IconCreditCard, IconReceipt } from '@tabler/icons-react'
import { type Invoice, organizationInvoiceEndpoints } from '@thant/contracts/invoices'
import { Link } from 'react-router'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useList } from '#lib/use-list.ts'
import { useInvoiceFilters } from '../invoice-filters.ts'
import { useInvoiceDocument } from '../use-invoice-document.ts'
import { StatementButton } from './statement-button.tsx'
import { useInvoiceColumns } from './use-invoice-columns.tsx'

type OwnInvoicesProps = { organizationId: string; invoiceHref: (invoice: Invoice) => string }

/** The invoices of the customer's own organization: those to pay lead to the checkout, paid ones have a receipt. */
export function OwnInvoices({ organizationId, invoiceHref }: OwnInvoicesProps) {
  const { t } = useTranslation()
  const { list: endpoint, export: exported } = organizationInvoiceEndpoints
  const params = { organizationId }
  const state = useListState(endpoint)
  const list = useList(endpoint, state.query, { params })
  const columns = useInvoiceColumns()
  const next: Column<Invoice> = {
    key: 'next',
    title: t('Payment'),
    isWhole: true,
    render: (row) => row.paymentStatus !== 'REJECTED' && <NextStep invoice={row} href={invoiceHref(row)} />,
  }
  return (
    <DataTable
      label={t('Invoices')}
      list={list}
      state={state}
      columns={[
        columns.invoiceNo,
        columns.description,
        columns.paymentDueDate,
        columns.amount,
        columns.paymentStatus,
        next,
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
      empty={{ title: t('No invoices yet'), hint: t('What you are billed stands here, with your receipts.') }}
    />
  )
}

function NextStep({ invoice, href }: { invoice: Invoice; href: string }) {
  const { t } = useTranslation()
  const download = useInvoiceDocument()
  if (invoice.paymentStatus === 'PENDING') {
    return (
      <Button component={Link} to={href} size="xs" leftSection={<IconCreditCard size={16} aria-hidden />}>
        {t('Make Payment')}
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconReceipt size={16} aria-hidden />}
      onClick={() => void download(invoice, 'receipt')}
    >
      {t('Receipt')}
    </Button>
  )
}
