import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { OrganizationPricesForm } from '#features/money/prices/components/organization-prices-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

export const queries: ScreenQueries = ({ params: { organizationId = '' } }) => [
  endpointQuery(organizationEndpoints.get, { params: { id: organizationId } }),
  endpointQuery(organizationPriceEndpoints.get, { params: { organizationId } }),
]

export default function OrganizationPrices() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }).data?.data
  return (
    <Page
      width="form"
      title={t('Change prices')}
      subtitle={organization && <span lang={languageOf(organization.name)}>{organization.name}</span>}
      crumbs={[{ label: t('Organization'), href: `${organizationProfileHref(organizationId)}&tab=money` }]}
    >
      <RecordLoader endpoint={organizationPriceEndpoints.get} request={{ params: { organizationId } }}>
        {(existing) => <OrganizationPricesForm organizationId={organizationId} existing={existing} />}
      </RecordLoader>
    </Page>
  )
}
