import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import type { Organization } from '@thant/contracts/customers/organizations'
import { moneyPaths } from '@thant/contracts/money-paths'
import type { Permission } from '@thant/contracts/permissions'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { UsersTable } from '#features/customers/users/components/users-table.tsx'
import { OrganizationInvoicesTable } from '#features/money/invoices/components/lists/organization-invoices-table.tsx'
import { OrganizationPricesCard } from '#features/money/prices/components/organization-prices-card.tsx'
import { RequestsTable } from '#features/service/pickup-requests/components/requests-table.tsx'
import { PickupsTable } from '#features/service/pickups/components/pickups-table.tsx'
import { PlacedBinsOfOrganization } from '#features/service/placed-bins/components/placed-bins-of-organization.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { requestFormHref } from '#lib/links/request-href.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

type ListProps = { organization: Organization }

export function PickupsOf({ organization }: ListProps) {
  const href = `${paths.pickupAdd}?organization=${organization._id}`
  const add = useAdd(organization, { needs: 'pickups:schedule', label: 'New pickup', href })
  return (
    <WithAdd add={add}>
      <PickupsTable organizationId={organization._id} add={add} />
    </WithAdd>
  )
}

export function RequestsOf({ organization }: ListProps) {
  const href = `${requestFormHref('extra')}&organization=${organization._id}`
  const add = useAdd(organization, { needs: 'pickup-requests:create', label: 'New request', href })
  return (
    <WithAdd add={add}>
      <RequestsTable isStaff organizationId={organization._id} add={add} />
    </WithAdd>
  )
}

export function BinsOf({ organization }: ListProps) {
  const href = `${binPaths.placedBinAdd}?organization=${organization._id}`
  const add = useAdd(organization, { needs: 'placed-bins:change', label: 'Place a Bin', href })
  return (
    <WithAdd add={add}>
      <PlacedBinsOfOrganization organizationId={organization._id} add={add} />
    </WithAdd>
  )
}

export function InvoicesOfOrganization({ organization }: ListProps) {
  const href = generatePath(moneyPaths.invoiceAdd, { organizationId: organization._id })
  const add = useAdd(organization, { needs: 'invoices:create', label: 'New invoice', href })
  return (
    <WithAdd add={add}>
      <OrganizationInvoicesTable organizationId={organization._id} add={add} />
      <OrganizationPricesCard organizationId={organization._id} isArchived={organization.archivedAt !== null} />
    </WithAdd>
  )
}

export function PeopleOf({ organization }: ListProps) {
  const me = useMe()
  const href = `${paths.userAdd}?organization=${organization._id}`
  const add = useAdd(organization, { needs: 'users:create', label: 'Add User', href })
  return <WithAdd add={add}>{me && <UsersTable me={me} organizationId={organization._id} add={add} />}</WithAdd>
}

type Adding = { needs: Permission; label: TranslationKey; href: string }

/** The button that adds to a list, for who may; nothing is added to an organization that was archived. */
function useAdd({ archivedAt }: Organization, { needs, label, href }: Adding): ReactNode {
  const { t } = useTranslation()
  const fromHere = useReturnState()
  if (!useCan()(needs) || archivedAt !== null) return undefined
  return (
    <Button component={Link} to={href} state={fromHere} leftSection={<IconPlus size={16} />}>
      {t(label)}
    </Button>
  )
}

function WithAdd({ add, children }: { add: ReactNode; children: ReactNode }) {
  return (
    <>
      {add && <Group justify="flex-end">{add}</Group>}
      {children}
    </>
  )
}
