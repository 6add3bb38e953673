import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { StatementButton } from './statement-button.tsx'
import { useInvoiceCells } from './use-invoice-cells.tsx'

/** Returns the parts of an organization's invoice table that staff and customers share. */
export function useOrganizationInvoices(organizationId: string) {
  const { t } = useTranslation()
  return {
    endpoints: organizationInvoiceEndpoints,
    params: { organizationId },
    state: useListState(organizationInvoiceEndpoints.list),
    label: t('Invoices'),
    search: t('Search invoice'),
    cells: useInvoiceCells(),
    tools: <StatementButton organizationId={organizationId} />,
  }
}
