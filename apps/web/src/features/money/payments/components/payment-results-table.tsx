import { Anchor } from '@mantine/core'
import { IconEyeCheck, IconEyeOff } from '@tabler/icons-react'
import { type PaymentResult, paymentEndpoints } from '@thant/contracts/money/payments'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, Link } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { Column, RowAction } from '#components/data-table/columns/column.ts'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { isFlagged } from '../is-flagged.ts'
import { outcomeBadges, outcomeHintTexts, statusTexts } from '../payment-badges.ts'
import { useMarkReviewed } from '../use-mark-reviewed.ts'

/** Lists the provider's results; staff can mark the flagged ones as resolved. */
export function PaymentResultsTable() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(paymentEndpoints.list)
  const { markReviewed } = useMarkReviewed()

  const needsReview: FilterOf<typeof paymentEndpoints.list> = {
    kind: 'choice',
    name: 'isOpen',
    label: t('Needs review'),
    options: [
      { value: 'true', label: t('Yes') },
      { value: 'false', label: t('No') },
    ],
  }
  const reason: Column<PaymentResult> = {
    key: 'reason',
    title: t('Reason'),
    width: 108,
    render: (row) => <Reason result={row} />,
  }
  const actionsFor = (row: PaymentResult): RowAction[] => {
    if (!isFlagged(row.outcome)) return []
    return row.handledAt === null
      ? [{ label: t('Mark as reviewed'), icon: IconEyeCheck, onClick: () => markReviewed(row, true) }]
      : [{ label: t('Mark as open'), icon: IconEyeOff, onClick: () => markReviewed(row, false) }]
  }

  return (
    <ListTable
      endpoints={paymentEndpoints}
      label={t('Results to review')}
      state={state}
      search={t('Search number or reference')}
      filters={[needsReview, 'outcome', 'orderId', 'status', 'source', 'at']}
      columns={['orderId', 'payer', 'outcome', reason, 'status', 'amount', 'at', 'for']}
      cells={{
        orderId: { onPhone: 'heading' },
        payer: { width: 80, render: ({ payer }) => (payer === null ? '–' : <CellText>{payer}</CellText>) },
        outcome: { onPhone: 'corner', render: ({ outcome }) => <StatusBadge badge={outcomeBadges[outcome]} /> },
        for: { render: (row) => <Subject result={row} /> },
        status: {
          isSecondary: true,
          render: ({ status }) => `${t(statusTexts[status] ?? 'Unknown')} (${format.digits(status)})`,
        },
        amount: { render: (row) => (row.amount === null ? '–' : format.money(row.amount, row.currency ?? '')) },
      }}
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
  return order === null ? undefined : `${generatePath(moneyPaths.order, { orderId: order })}?tab=attempts`
}

/** What a person has to know of a result that is flagged, or who has reviewed it. */
function Reason({ result }: { result: PaymentResult }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { expected } = result
  const hint = outcomeHintTexts[result.outcome]
  const differs = expected !== null && (expected.amount !== result.amount || expected.currency !== result.currency)
  const open =
    result.outcome === 'mismatch' && differs
      ? t('{{amount}} was expected', { amount: format.money(expected.amount, expected.currency) })
      : hint && t(hint)
  const text =
    hint === undefined || result.handledAt === null
      ? open
      : t('Reviewed by {{name}}, {{date}}', {
          name: personName(result.handledBy?.name ?? '', t),
          date: format.dateTime(result.handledAt),
        })
  return text === undefined ? null : <CellText>{text}</CellText>
}

/** Leads to what was paid: an order has the number of its payment, an invoice one of its own. */
function Subject({ result }: { result: PaymentResult }) {
  const { t } = useTranslation()
  const from = useReturnState()
  const href = subjectHref(result)
  if (href === undefined) return '–'
  const { invoice } = result
  return (
    <Anchor component={Link} to={href} state={from} fz="inherit">
      {invoice ? t('Open {{name}}', { name: invoice.invoiceNo }) : t('Open the order')}
    </Anchor>
  )
}
