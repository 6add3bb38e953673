import { Badge } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { Me } from '@thant/contracts/auth'
import { roleLabels } from '@thant/contracts/labels'
import { type User, userEndpoints } from '@thant/contracts/users'
import { type ReactNode, useState } from 'react'
import { generatePath } from 'react-router'
import { ArchivedToggle, useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useRowNumberColumn } from '#components/data-table/row-number-column.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useRestore } from '#components/feedback/use-restore.ts'
import { OrganizationName } from '#features/organizations/components/organization-name.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { personName } from '#lib/person-name.ts'
import { userProfileHref } from '#lib/profile-href.ts'
import { useList } from '#lib/use-list.ts'
import { useAnonymiseUser } from '../use-anonymise-user.ts'
import { useUserFilters } from '../user-filters.ts'
import { canChangeUser } from '../user-types.ts'
import { DeactivateUserDialog } from './deactivate-user-dialog.tsx'
import classes from './users-table.module.css'

type UsersTableProps = {
  me: Me
  /** Shown in the empty list. */
  add: ReactNode
}

export function UsersTable({ me, add }: UsersTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const state = useListState(userEndpoints.list)
  const archived = useArchivedView(can('users:deactivate'))
  const list = useList(archived.isOn ? userEndpoints.deactivated : userEndpoints.list, state.query)
  const columns = useColumns()
  const filters = useUserFilters()
  const [leaving, setLeaving] = useState<User>()
  const restore = useRestore(userEndpoints.reactivate)
  const anonymise = useAnonymiseUser()
  const canChange = (row: User) => can('users:change') && canChangeUser(me, row)
  const canDelete = (row: User) => can('users:deactivate') && row._id !== me._id

  const actionsFor = (row: User): RowAction[] => {
    if (archived.isOn) return row.isAnonymised ? [] : archivedActions(row)
    return [
      ...(canChange(row) ? [actions.edit(generatePath(paths.userEdit, { userId: row._id }))] : []),
      ...(canDelete(row) ? [actions.remove(() => setLeaving(row))] : []),
    ]
  }

  function archivedActions(row: User): RowAction[] {
    return [
      actions.restore(() => restore(row, row.name)),
      {
        label: t('Remove personal data'),
        icon: IconUserOff,
        isDangerous: true,
        onClick: () => void anonymise(row),
      },
    ]
  }

  return (
    <>
      <DataTable
        label={t('Users')}
        list={list}
        state={state}
        columns={columns}
        filters={filters}
        search={t('Search name, email or phone')}
        toggles={can('users:deactivate') && <ArchivedToggle view={archived} />}
        tools={!archived.isOn && <ExportMenu endpoint={userEndpoints.export} state={state} name="users" />}
        rowHref={(row) => (archived.isOn ? undefined : userProfileHref(row._id))}
        rowActions={actionsFor}
        empty={{
          title: t('No users yet'),
          hint: t('Staff, drivers and the users of customers appear here.'),
          action: add,
        }}
      />
      {leaving && <DeactivateUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function useColumns(): ColumnOf<typeof userEndpoints.list>[] {
  const { t } = useTranslation()
  const rowNumberColumn = useRowNumberColumn()
  return [
    rowNumberColumn,
    {
      key: 'name',
      title: t('Name'),
      sort: 'name',
      width: 170,
      onPhone: 'heading',
      render: (row) => (
        <span className={classes.name}>
          <span>{personName(row.name, t)}</span>
          {!row.isConfirm && !row.isAnonymised && (
            <Badge size="sm" color="amber" title={t('No password chosen yet')}>
              {t('Invited')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('Email'),
      sort: 'email',
      width: 180,
      render: (row) => <CellText>{row.email}</CellText>,
    },
    { key: 'type', title: t('User type'), sort: 'type', render: (row) => t(roleLabels[row.type]) },
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 200,
      render: (row) =>
        row.organizationId && (
          <OrganizationName
            organization={row.organizationId}
            {...(row.isOrganizationArchived && { subtitle: t('Deleted: its users cannot sign in') })}
          />
        ),
    },
    {
      key: 'createdAt',
      title: t('Created'),
      sort: 'createdAt',
      noWrap: true,
      render: (row) => <CellDay day={row.createdAt} />,
    },
  ]
}
