import { Badge } from '@mantine/core'
import { chargeText } from '@thant/contracts/money/charge-text'
import { type Charge, chargeEndpoints, chargeStateLabels } from '@thant/contracts/money/charges'
import type { Translate } from '@thant/i18n/translation-key'
import { type ReactNode, useState } from 'react'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { Filter } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { quantityText } from '#features/money/invoices/quantity-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { pickupHref } from '#lib/links/pickup-href.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import { useChargeActions } from '../use-charge-actions.ts'
import { WaiveDialog } from './waive-dialog.tsx'

type ChargesTableProps = {
  /** Those of all organizations, where staff look. */
  isOfAll: boolean
  /** Shown in the empty list. */
  add?: ReactNode
}

/** What is charged, the latest first; each leads to the pickup that it is for. */
export function ChargesTable({ isOfAll, add }: ChargesTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const me = useMe()
  const timeZone = useCompanyTimeZone()
  const state = useListState(chargeEndpoints.list)
  const ofOrganization = useOrganizationAndSiteFilters(state.filters.organizationId)
  const ofInvoice: Filter<'invoice'>[] =
    (state.filters.invoice ?? '') === ''
      ? []
      : [{ kind: 'custom', name: 'invoice', label: t('Invoice'), ...onlyAsChip }]
  const [chosen, setChosen] = useState<Charge>()
  const [isOpen, setIsOpen] = useState(false)
  const actionsFor = useChargeActions((charge) => {
    setChosen(charge)
    setIsOpen(true)
  })
  return (
    <>
      <ListTable
        endpoints={chargeEndpoints}
        label={t('Charges')}
        state={state}
        {...(isOfAll && { search: t('Search organization') })}
        filters={['state', 'kind', ...(isOfAll ? ofOrganization : []), 'day', 'currency', ...ofInvoice]}
        columns={[
          'day',
          ...(isOfAll ? (['organization'] as const) : []),
          'kind',
          'site',
          'quantity',
          'unitPrice',
          'amount',
          'state',
        ]}
        cells={{
          organization: { width: 130 },
          kind: { width: 220, onPhone: 'heading', render: (row) => <CellText>{textOf(row, t)}</CellText> },
          site: { width: 90, isSecondary: true, render: ({ site }) => site && <SiteCell name={site.name} /> },
          quantity: {
            align: 'right',
            render: ({ quantity, unit }) => quantityText(quantity, unit, t),
          },
          unitPrice: {
            width: 104,
            align: 'right',
            isSecondary: true,
            render: (row) => format.unitPrice(row.unitPrice, row.currency),
          },
          amount: { onPhone: 'corner', render: (row) => format.money(row.amount, row.currency) },
          state: { render: (row) => <ChargeState charge={row} /> },
        }}
        rowHref={({ pickup, organization }: Charge) =>
          pickup === null ? undefined : pickupHref(pickup, me, { organizationId: organization._id, timeZone })
        }
        rowActions={actionsFor}
        empty={{
          title: t('No charges yet'),
          hint: t('What a pickup costs by the price list of its customer appears here when it is completed.'),
          action: add,
        }}
      />
      {chosen && <WaiveDialog key={chosen._id} isOpen={isOpen} charge={chosen} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A rebate says that it is one, where its amount is not beside it. */
function textOf(charge: Charge, t: Translate): string {
  const what = chargeText(charge, t)
  return charge.amount < 0 && !charge.isCorrection ? t('Rebate: {{what}}', { what }) : what
}

/** An invoice leads here; none is chosen here. */
const onlyAsChip = { describe: () => null, render: () => null }

function ChargeState({ charge: { state, invoice, isCorrection } }: { charge: Charge }) {
  const { t } = useTranslation()
  if (invoice !== null) return <CellText>{invoice.invoiceNo}</CellText>
  if (state === 'open' && isCorrection) return <Badge color="amber">{t('Correction')}</Badge>
  return <Badge color={state === 'open' ? 'sky' : 'gray'}>{t(chargeStateLabels[state])}</Badge>
}
