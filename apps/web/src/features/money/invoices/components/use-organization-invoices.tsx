import { type Invoice, organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import type { Column } from '#components/data-table/column.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { ServicePeriodText } from './service-period-text.tsx'
import { StatementButton } from './statement-button.tsx'
import { useInvoiceCells } from './use-invoice-cells.tsx'

/** Returns the parts of an organization's invoice table that staff and customers share. */
export function useOrganizationInvoices(organizationId: string) {
  const { t } = useTranslation()
  const period: Column<Invoice> = {
    key: 'servicePeriod',
    title: t('Service Period'),
    render: ({ servicePeriod }) => <ServicePeriodText period={servicePeriod} isShort />,
  }
  return {
    endpoints: organizationInvoiceEndpoints,
    params: { organizationId },
    state: useListState(organizationInvoiceEndpoints.list),
    label: t('Invoices'),
    search: t('Search invoice'),
    cells: useInvoiceCells(),
    period,
    tools: <StatementButton organizationId={organizationId} />,
  }
}
