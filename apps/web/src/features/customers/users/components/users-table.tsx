import { Badge } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { Me } from '@thant/contracts/customers/auth'
import { type User, userEndpoints } from '@thant/contracts/customers/users'
import { type ReactNode, useState } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import { useRowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchivedView } from '#components/data-table/views/archived-view.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { OrganizationName } from '#features/customers/organizations/components/organization-name.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { userProfileHref } from '#lib/links/profile-href.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useAnonymiseUser } from '../use-anonymise-user.ts'
import { canChangeUser } from '../user-types.ts'
import { DeactivateUserDialog } from './deactivate-user-dialog.tsx'
import { UsersBar } from './users-bar.tsx'

type UsersTableProps = {
  me: Me
  /** The organization whose people are listed; without it, all users. */
  organizationId?: string
  /** Shown in the empty list. */
  add: ReactNode
}

export function UsersTable({ me, organizationId, add }: UsersTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const address = useListState(userEndpoints.list)
  const state = { ...address, query: { ...address.query, ...(organizationId && { organizationId }) } }
  const archived = useArchivedView(can('users:deactivate'))
  const choice = useRowChoice(userEndpoints.export)
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
      <ListTable
        endpoints={userEndpoints}
        label={t('Users')}
        state={state}
        search={t('Search name, email or phone')}
        archived={{ ...archived, endpoint: userEndpoints.deactivated }}
        isNumbered
        {...(organizationId ? ofOneOrganization : ofAll)}
        choice={
          can('users:change') && !archived.isOn
            ? { ...choice, nameOf: ({ name }) => name, bar: <UsersBar choice={choice} /> }
            : undefined
        }
        cells={{
          name: { width: 170, onPhone: 'heading', render: (row) => <UserName user={row} /> },
          email: { width: 140 },
          type: { width: 110 },
          organization: { width: 150, render: (row) => <UserOrganization user={row} /> },
          createdAt: { render: (row) => <CellDay day={row.createdAt} /> },
        }}
        rowHref={(row) => (archived.isOn ? undefined : userProfileHref(row._id))}
        rowActions={actionsFor}
        empty={{
          title: t('No users yet'),
          hint: organizationId
            ? t('The people of this organization who can sign in appear here.')
            : t('Staff, drivers and the users of customers appear here.'),
          action: add,
        }}
      />
      {leaving && <DeactivateUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const ofAll = { filters: ['name', 'email', 'type', 'organization', 'createdAt'] } as const

/** Those of an organization are all of one type. */
const ofOneOrganization = {
  columns: ['name', 'email', 'createdAt'],
  filters: ['name', 'email', 'createdAt'],
} as const

function UserName({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <CellLine>
      <CellText>{personName(user.name, t)}</CellText>
      {!user.isConfirm && !user.isAnonymised && (
        <Badge size="sm" color="amber" title={t('No password chosen yet')}>
          {t('Invited')}
        </Badge>
      )}
    </CellLine>
  )
}

function UserOrganization({ user: { organizationId, isOrganizationArchived } }: { user: User }) {
  const { t } = useTranslation()
  if (organizationId === null) return null
  const subtitle = isOrganizationArchived ? t('Deleted: its users cannot sign in') : undefined
  return <OrganizationName organization={organizationId} {...(subtitle !== undefined && { subtitle })} />
}
