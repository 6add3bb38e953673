import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { OwnOrganizationForm } from '#features/customers/organizations/components/own-organization-form.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { endpointQuery } from '#lib/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/session.ts'

export const queries: ScreenQueries = ({ me: { organizationId: own } }) =>
  own === null ? [] : [endpointQuery(organizationEndpoints.get, { params: { id: own._id } })]

export default function OwnOrganization() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page
      width="form"
      title={t('Organization')}
      subtitle={t('Our crews and reports use these details, so please keep them up to date.')}
    >
      {me?.organizationId && (
        <WholeOrganizationOnly permission="organizations:change">
          <RecordLoader endpoint={organizationEndpoints.get} request={{ params: { id: me.organizationId._id } }}>
            {(organization) => <OwnOrganizationForm organization={organization} me={me} />}
          </RecordLoader>
        </WholeOrganizationOnly>
      )}
    </Page>
  )
}
