import { organizationInvoiceEndpoints } from '@thant/contracts/invoices'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useList } from '#lib/use-list.ts'
import { useInvoiceFilters } from '../invoice-filters.ts'
import { StatementButton } from './statement-button.tsx'

/** Returns the parts of an organization's invoice table that staff and customers share. */
export function useOrganizationInvoices(organizationId: string) {
  const { t } = useTranslation()
  const { list: endpoint, export: exported } = organizationInvoiceEndpoints
  const params = { organizationId }
  const state = useListState(endpoint)
  return {
    label: t('Invoices'),
    list: useList(endpoint, state.query, { params }),
    state,
    filters: useInvoiceFilters(),
    search: t('Search invoice'),
    tools: (
      <>
        <StatementButton organizationId={organizationId} />
        <ExportMenu endpoint={exported} params={params} state={state} name="invoices" />
      </>
    ),
  }
}
