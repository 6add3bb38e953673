import { IconCalendarEvent, IconCreditCard } from '@tabler/icons-react'
import { type OrganizationRow, organizationEndpoints } from '@thant/contracts/organizations'
import { formatPlainDate } from '@thant/i18n/short-dates'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { ArchivedToggle, useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellText } from '#components/data-table/cell-text.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { organizationProfileHref } from '#lib/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useRestoreOrganization } from '../use-restore-organization.ts'

import { ContractExpiry } from './contract-expiry.tsx'
import { useOrganizationFilters } from './organization-filters.tsx'
import { OrganizationName } from './organization-name.tsx'
import { useArchiveOrganization } from './use-archive-organization.tsx'

type OrganizationsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function OrganizationsTable({ add }: OrganizationsTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const state = useListState(organizationEndpoints.list)
  const archived = useArchivedView(can('organizations:archive'))
  const list = useList(archived.isOn ? organizationEndpoints.archived : organizationEndpoints.list, state.query)
  const columns = useColumns()
  const filters = useOrganizationFilters()
  const archive = useArchiveOrganization()
  const restore = useRestoreOrganization()
  const canChange = can('organizations:change')

  const actionsFor = (row: OrganizationRow): RowAction[] => {
    if (archived.isOn) return [actions.restore(() => restore(row, row.name))]
    const params = { organizationId: row._id }
    const paymentsHref = generatePath(paths.organizationPayments, params)
    return [
      { label: t('Schedule'), icon: IconCalendarEvent, href: generatePath(paths.organizationSchedule, params) },
      ...(can('invoices:list') ? [{ label: t('Payment'), icon: IconCreditCard, href: paymentsHref }] : []),
      ...(canChange ? [actions.edit(generatePath(paths.organizationEdit, params))] : []),
      ...(can('organizations:archive') ? [actions.remove(() => archive(row))] : []),
    ]
  }

  return (
    <DataTable
      label={t('Organizations')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={t('Search organization...')}
      toggles={can('organizations:archive') && <ArchivedToggle view={archived} />}
      tools={
        !archived.isOn && <ExportMenu endpoint={organizationEndpoints.export} state={state} name="organizations" />
      }
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

function useColumns(): ColumnOf<typeof organizationEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('Name'),
      sort: 'name',
      width: 190,
      onPhone: 'heading',
      render: (row) => <OrganizationName organization={row} />,
    },
    {
      key: 'companyType',
      title: t('Company type'),
      sort: 'companyType',
      width: 110,
      render: (row) => <CellText>{t(row.companyType)}</CellText>,
    },
    {
      key: 'email',
      title: t('Email'),
      sort: 'email',
      width: 150,
      isSecondary: true,
      render: (row) => <CellText>{row.email}</CellText>,
    },
    {
      key: 'address',
      title: t('Address'),
      sort: 'address',
      width: 150,
      render: (row) => <CellText>{row.address}</CellText>,
    },
    {
      key: 'startDate',
      title: t('Contract start'),
      sort: 'startDate',
      noWrap: true,
      isSecondary: true,
      render: (row) => formatPlainDate(row.startDate, format, t),
    },
    {
      key: 'expiredDate',
      title: t('Contract expiry'),
      sort: 'expiredDate',
      noWrap: true,
      render: (row) => <ContractExpiry day={row.expiredDate} isShort />,
    },
  ]
}
