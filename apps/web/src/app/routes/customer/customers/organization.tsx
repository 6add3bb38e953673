import { colleagueEndpoints } from '@thant/contracts/customers/colleagues'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { OwnOrganizationForm } from '#features/customers/organizations/components/own-organization-form.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { Colleagues } from '#features/customers/users/components/colleagues.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me, search }) => {
  const own = me.organizationId
  if (own === null || reachOf(me, 'organizations:change') === undefined) return []
  const isOfPeople = search.get('tab') === 'people'
  return isOfPeople
    ? [endpointQuery(colleagueEndpoints.list, { params: { organizationId: own._id } })]
    : [endpointQuery(organizationEndpoints.get, { params: { id: own._id } })]
}

export default function OwnOrganization() {
  const { t } = useTranslation()
  const me = useMe()
  if (!me?.organizationId) return null
  const { _id: id, name } = me.organizationId
  const details = (
    <RecordLoader endpoint={organizationEndpoints.get} request={{ params: { id } }}>
      {(organization) => <OwnOrganizationForm organization={organization} me={me} />}
    </RecordLoader>
  )
  return (
    <Page
      width="form"
      title={t('Organization')}
      subtitle={t('Our crews and reports use these details, so please keep them up to date.')}
    >
      <WholeOrganizationOnly permission="organizations:change">
        <RecordTabs
          label={name}
          keepsMounted
          tabs={[
            { key: 'details', label: t('Details'), content: details },
            { key: 'people', label: t('People with access'), content: <Colleagues organizationId={id} /> },
          ]}
        />
      </WholeOrganizationOnly>
    </Page>
  )
}
