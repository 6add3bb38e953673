import { IconEyeCheck, IconEyeOff } from '@tabler/icons-react'
import { resultSourceLabels } from '@thant/contracts/labels'
import {
  flaggedOutcomes,
  type PaymentResult,
  paymentEndpoints,
  type ResultOutcome,
  resultOutcomes,
} from '@thant/contracts/payments'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { personName } from '#lib/person-name.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { outcomeBadges, outcomeHintTexts, statusTexts } from '../payment-badges.ts'
import classes from './payment-results-table.module.css'

/** Lists the provider's results; staff can mark the flagged ones as resolved. */
export function PaymentResultsTable() {
  const { t } = useTranslation()
  const state = useListState(paymentEndpoints.list)
  const list = useList(paymentEndpoints.list, state.query)
  const write = useWrite(paymentEndpoints.acknowledge)

  const mark = (result: PaymentResult, isHandled: boolean) =>
    write.mutateAsync({ params: { id: result._id }, body: { isHandled } }).then(
      () => notifyDone(isHandled ? t('Marked as looked at.') : t('It is open again.')),
      (error: unknown) => notifyError(error, t),
    )
  const actionsFor = (row: PaymentResult): RowAction[] => {
    if (!isFlagged(row.outcome)) return []
    return row.handledAt === null
      ? [{ label: t('Mark as looked at'), icon: IconEyeCheck, onClick: () => void mark(row, true) }]
      : [{ label: t('Mark as open'), icon: IconEyeOff, onClick: () => void mark(row, false) }]
  }

  return (
    <DataTable
      label={t('Results to review')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={useFilters()}
      search={t('Search number or reference')}
      tools={<ExportMenu endpoint={paymentEndpoints.export} state={state} name="payment-results" />}
      rowHref={subjectHref}
      rowActions={actionsFor}
      empty={{
        title: t('Nothing from the card provider yet'),
        hint: t('Results of payments appear here, with what became of each.'),
      }}
    />
  )
}

/** Returns the address of the paid invoice or order, opened at its payment attempts. */
function subjectHref({ invoice, order }: PaymentResult): string | undefined {
  if (invoice) {
    const { organizationId, _id } = invoice
    return `${generatePath(paths.invoice, { organizationId, paymentId: _id })}?tab=attempts`
  }
  return order === null ? undefined : `${generatePath(paths.order, { orderId: order })}?tab=attempts`
}

function isFlagged(outcome: ResultOutcome): boolean {
  return flaggedOutcomes.some((flagged) => flagged === outcome)
}

function useFilters(): FilterOf<typeof paymentEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'isOpen',
      label: t('Needs review'),
      options: [
        { value: 'true', label: t('Yes') },
        { value: 'false', label: t('No') },
      ],
    },
    {
      kind: 'choice',
      name: 'outcome',
      label: t('Outcome'),
      options: resultOutcomes.map((value) => ({ value, label: t(outcomeBadges[value].label) })),
    },
    { kind: 'text', name: 'orderId', label: t('Payment number') },
    { kind: 'text', name: 'status', label: t('Result') },
    {
      kind: 'choice',
      name: 'source',
      label: t('Source'),
      options: Object.entries(resultSourceLabels).map(([value, label]) => ({ value, label: t(label) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Received') },
  ]
}

function useColumns(): ColumnOf<typeof paymentEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'orderId',
      title: t('Payment number'),
      sort: 'orderId',
      noWrap: true,
      onPhone: 'heading',
      render: (row) => <span lang="en">{row.orderId}</span>,
    },
    {
      key: 'outcome',
      title: t('Outcome'),
      sort: 'outcome',
      width: 220,
      render: (row) => <Outcome result={row} />,
    },
    {
      key: 'for',
      title: t('For'),
      width: 130,
      render: (row) => <Subject result={row} />,
    },
    {
      key: 'status',
      title: t('Result'),
      sort: 'status',
      noWrap: true,
      render: (row) => `${row.status} ${t(statusTexts[row.status] ?? 'Unknown')}`,
    },
    {
      key: 'amount',
      title: t('Amount'),
      align: 'right',
      render: (row) => (row.amount === null ? '–' : format.money(row.amount, row.currency ?? '')),
    },
    { key: 'source', title: t('Source'), isSecondary: true, render: (row) => t(resultSourceLabels[row.source]) },
    { key: 'at', title: t('Received'), sort: 'at', noWrap: true, render: (row) => <CellTime instant={row.at} /> },
  ]
}

function Outcome({ result }: { result: PaymentResult }) {
  const { t } = useTranslation()
  const format = useFormat()
  const hint = outcomeHintTexts[result.outcome]
  return (
    <div>
      <StatusBadge badge={outcomeBadges[result.outcome]} />
      {hint !== undefined && (
        <div className={classes.hint}>
          {result.handledAt === null
            ? t(hint)
            : t('Looked at by {{name}}, {{date}}', {
                name: personName(result.handledBy?.name ?? '', t),
                date: format.dateTime(result.handledAt),
              })}
        </div>
      )}
    </div>
  )
}

function Subject({ result: { invoice, order } }: { result: PaymentResult }) {
  const { t } = useTranslation()
  if (invoice) return <CellText>{invoice.invoiceNo}</CellText>
  return order === null ? '–' : t('Order {{number}}', { number: order })
}
