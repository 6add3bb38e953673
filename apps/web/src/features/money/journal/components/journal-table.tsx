import { journalEndpoints } from '@thant/contracts/money/journal'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

export function JournalTable() {
  const { t } = useTranslation()
  const format = useFormat()
  const seesInvoices = useCan()('invoices:read')
  const state = useListState(journalEndpoints.list)
  return (
    <ListTable
      endpoints={journalEndpoints}
      label={t('Journal')}
      state={state}
      filters={[
        'day',
        'account',
        'currency',
        {
          kind: 'choice',
          name: 'exported',
          label: t('Exported'),
          options: [
            { value: 'false', label: t('No') },
            { value: 'true', label: t('Yes') },
          ],
        },
      ]}
      search={t('Search document or customer')}
      cells={{
        document: { width: 132, onPhone: 'corner', render: (row) => <CellText>{row.document}</CellText> },
        account: {
          width: 106,
          onPhone: 'heading',
          render: (row) => <CellText>{`${row.accountNumber} ${row.accountName}`}</CellText>,
        },
        customer: { width: 90, render: (row) => <CellText>{row.customer}</CellText> },
        debit: { render: (row) => row.debit > 0 && format.money(row.debit, row.currency) },
        credit: { render: (row) => row.credit > 0 && format.money(row.credit, row.currency) },
      }}
      columns={['day', 'document', 'event', 'account', 'customer', 'debit', 'credit', 'exportNo']}
      rowHref={({ invoice, organization }) =>
        seesInvoices && invoice !== null && organization !== null
          ? generatePath(paths.invoice, { organizationId: organization._id, paymentId: invoice })
          : undefined
      }
      empty={{
        title: t('No line fits'),
        hint: t('Invoices, payments and credits write their lines here by themselves.'),
      }}
    />
  )
}
