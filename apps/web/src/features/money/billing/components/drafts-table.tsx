import { type BillingDraft, billingDraftEndpoints } from '@thant/contracts/money/billing-runs'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { CellWithNote } from '#components/data-table/cells/cell-with-note.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { invoiceHref } from '#features/money/invoices/invoice-href.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { needBadges, refusalBadges } from '../billing-badges.ts'

/** The drafts of a run, each of which leads to its invoice once that is made. */
export function DraftsTable({ runId }: { runId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(billingDraftEndpoints.list)
  return (
    <ListTable
      endpoints={billingDraftEndpoints}
      params={{ id: runId }}
      state={state}
      label={t('Drafts')}
      search={t('Search organization, site or invoice')}
      columns={['organization', 'charges', 'total', 'previousTotal', 'needs', 'invoice']}
      filters={['organization', 'needs', 'currency', 'total']}
      cells={{
        organization: {
          width: 170,
          onPhone: 'heading',
          render: ({ organization, site }) =>
            site === null ? (
              <CellText>{organization.name}</CellText>
            ) : (
              <CellWithNote text={organization.name} note={site.name} />
            ),
        },
        total: { onPhone: 'corner', render: (row) => format.money(row.total, row.currency) },
        previousTotal: {
          render: ({ previousTotal, currency }) =>
            previousTotal === null ? '–' : format.money(previousTotal, currency),
        },
        needs: { width: 200, render: (row) => <Needs draft={row} /> },
        invoice: { width: 120, render: ({ invoice }) => <CellText>{invoice?.name ?? '–'}</CellText> },
      }}
      rowHref={({ invoice, organization }) =>
        invoice === null ? undefined : invoiceHref({ _id: invoice._id, organization })
      }
      empty={{ title: t('No drafts'), hint: t('There is nothing to bill for this month.') }}
    />
  )
}

/** Why a draft became no invoice, else what somebody should look at. */
function Needs({ draft: { needs, refused, invoice } }: { draft: BillingDraft }) {
  if (refused !== null) return <StatusBadge badge={refusalBadges[refused]} />
  if (invoice !== null || needs.length === 0) return '–'
  return (
    <CellLine>
      {needs.map((need) => (
        <StatusBadge key={need} badge={needBadges[need]} />
      ))}
    </CellLine>
  )
}
