import { taxEndpoints } from '@thant/contracts/money/taxes'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'

/** The invoices of a month that bear tax. */
export function TaxTable({ month }: { month: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(taxEndpoints.list)
  return (
    <ListTable
      endpoints={taxEndpoints}
      label={t('Commercial tax')}
      state={{ ...state, query: { ...state.query, month } }}
      filters={['currency']}
      search={t('Search invoice or organization')}
      cells={{
        document: { width: 150, onPhone: 'heading', render: (row) => <CellText>{row.document}</CellText> },
        organization: { width: 150, render: (row) => <CellText>{row.organization.name}</CellText> },
        base: { render: (row) => format.money(row.base, row.currency) },
        percent: { render: (row) => `${format.number(row.percent)}%` },
        tax: { onPhone: 'corner', render: (row) => format.money(row.tax, row.currency) },
      }}
      columns={['taxedOn', 'document', 'organization', 'base', 'percent', 'tax']}
      rowHref={({ invoice, organization }) =>
        generatePath(paths.invoice, { organizationId: organization._id, paymentId: invoice._id })
      }
      empty={{
        title: t('No commercial tax is due for this month.'),
        hint: t('Only invoices with lines bear tax, from the day on which a rate is in force.'),
      }}
    />
  )
}
