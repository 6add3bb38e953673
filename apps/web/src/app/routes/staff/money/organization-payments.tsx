import { Button, Group } from '@mantine/core'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, Link, useParams } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { OrganizationInvoicesTable } from '#features/money/invoices/components/lists/organization-invoices-table.tsx'
import { OrganizationBilling } from '#features/money/invoices/components/subscription/organization-billing.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

export const queries: ScreenQueries = ({ params: { organizationId = '' }, search }) => [
  endpointQuery(organizationEndpoints.get, { params: { id: organizationId } }),
  endpointQuery(subscriptionEndpoints.get, { params: { organizationId } }),
  ...listQueries(organizationInvoiceEndpoints.list, search, { params: { organizationId } }),
]

export default function OrganizationPayments() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const list = useReturnTo(paths.payments)
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }).data?.data
  const address = generatePath(moneyPaths.invoiceAdd, { organizationId })
  const add = (
    <Button component={Link} to={address} variant="default">
      {t('New invoice')}
    </Button>
  )
  return (
    <Page
      title={t('Payment & Subscription')}
      subtitle={organization && <span lang={languageOf(organization.name)}>{organization.name}</span>}
      crumbs={[
        list.startsWith(paths.organizations)
          ? { label: t('Organizations'), href: list }
          : { label: t('Invoices'), href: list },
      ]}
      action={
        <Group gap="xs">
          {add}
          <Button component={Link} to={`${address}?extend=1`}>
            {t('Extend Subscription')}
          </Button>
        </Group>
      }
    >
      <OrganizationBilling organizationId={organizationId} />
      <OrganizationInvoicesTable organizationId={organizationId} add={add} />
    </Page>
  )
}
