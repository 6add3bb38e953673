import { type Invoice, invoiceEndpoints, overdueDays } from '@thant/contracts/money/invoices'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellWithNote } from '#components/data-table/cells/cell-with-note.tsx'
import { useRowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { invoiceFilters } from '../../invoice-filters.ts'
import { invoiceHref } from '../../invoice-href.ts'
import { useInvoiceActions } from '../../use-invoice-actions.ts'
import { InvoicesBar } from './invoices-bar.tsx'
import { useInvoiceCells } from './use-invoice-cells.tsx'

export function InvoicesTable() {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(invoiceEndpoints.list)
  const choice = useRowChoice(invoiceEndpoints.export)
  const nameOf = ({ invoiceNo, organization }: Invoice) => [invoiceNo, organization.name].join(t(', '))
  const cells = useInvoiceCells()
  const overdue = useOverdueFilter()
  return (
    <ListTable
      endpoints={invoiceEndpoints}
      state={state}
      label={t('Invoices')}
      search={t('Search invoice or organization')}
      columns={['invoiceNo', 'organization', 'invoiceDate', 'paymentDueDate', 'amount', 'paymentStatus']}
      filters={['organization', overdue, ...invoiceFilters]}
      cells={{
        ...cells,
        organization: {
          width: 150,
          render: (row) => <CellWithNote text={row.organization.name} note={row.description} />,
        },
      }}
      choice={can('invoices:change') ? { ...choice, nameOf, bar: <InvoicesBar choice={choice} /> } : undefined}
      rowHref={invoiceHref}
      rowActions={useInvoiceActions()}
      empty={{
        title: t('No invoices yet'),
        hint: t('Open an organization and its payments to create the first one.'),
      }}
    />
  )
}

function useOverdueFilter(): FilterOf<typeof invoiceEndpoints.list> {
  const { t } = useTranslation()
  const format = useFormat()
  const atLeast = overdueDays.map((days) => ({
    value: String(days),
    label: t('at least {{days}} days', { days: format.number(days) }),
  }))
  return {
    kind: 'choice',
    name: 'overdue',
    label: t('Overdue'),
    options: [{ value: '1', label: t('Overdue (any)') }, ...atLeast],
  }
}
