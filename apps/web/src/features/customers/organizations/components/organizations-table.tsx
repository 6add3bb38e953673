import { IconCalendarEvent, IconCreditCard } from '@tabler/icons-react'
import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { moneyPaths } from '@thant/contracts/money-paths'
import { possibleKey } from '@thant/i18n/possible-key'
import { formatPlainDate } from '@thant/i18n/short-dates'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchivedView } from '#components/data-table/views/archived-view.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useRestoreOrganization } from '../use-restore-organization.ts'
import { useCompanyTypeFilter } from './company-type-filter.tsx'
import { ContractExpiry } from './contract-expiry.tsx'
import { OrganizationName } from './organization-name.tsx'
import { ShortAddress } from './short-address.tsx'
import { useArchiveOrganization } from './use-archive-organization.tsx'

type OrganizationsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function OrganizationsTable({ add }: OrganizationsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const actions = useCommonActions()
  const state = useListState(organizationEndpoints.list)
  const archived = useArchivedView(can('organizations:archive'))
  const companyType = useCompanyTypeFilter()
  const archive = useArchiveOrganization()
  const restore = useRestoreOrganization()
  const canChange = can('organizations:change')

  const actionsFor = (row: OrganizationRow): RowAction[] => {
    if (archived.isOn) return [actions.restore(() => restore(row, row.name))]
    const params = { organizationId: row._id }
    const paymentsHref = generatePath(moneyPaths.organizationPayments, params)
    return [
      { label: t('Schedule'), icon: IconCalendarEvent, href: generatePath(paths.organizationSchedule, params) },
      ...(can('invoices:list') ? [{ label: t('Payment'), icon: IconCreditCard, href: paymentsHref }] : []),
      ...(canChange ? [actions.edit(generatePath(paths.organizationEdit, params))] : []),
      ...(can('organizations:archive') ? [actions.remove(() => archive(row))] : []),
    ]
  }

  return (
    <ListTable
      endpoints={organizationEndpoints}
      label={t('Organizations')}
      state={state}
      search={t('Search organization...')}
      archived={{ ...archived, endpoint: organizationEndpoints.archived }}
      filters={['name', companyType, 'email', 'address', 'startDate', 'expiredDate']}
      initiallyHidden={['email']}
      cells={{
        name: { width: 200, onPhone: 'heading', render: (row) => <OrganizationName organization={row} /> },
        companyType: { width: 84, render: (row) => <CellText>{t(possibleKey(row.companyType))}</CellText> },
        email: { width: 130, isSecondary: true },
        address: { width: 116, render: ({ address }) => <ShortAddress address={address} /> },
        startDate: { isSecondary: true, render: (row) => formatPlainDate(row.startDate, format, t) },
        expiredDate: { render: (row) => <ContractExpiry day={row.expiredDate} isShort /> },
      }}
      rowHref={(row) => organizationProfileHref(row._id)}
      rowActions={actionsFor}
      actionsInARow={4}
      empty={{
        title: t('No organizations yet'),
        hint: t('Customers appear here, with their contracts and contact persons.'),
        action: add,
      }}
    />
  )
}
