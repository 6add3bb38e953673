import { organizationEndpoints } from '@thant/contracts/organizations'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditOrganizationForm } from '#features/organizations/components/edit-organization-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function OrganizationEdit() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const list = useReturnTo(paths.organizations)
  const record = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } })
  return (
    <Page
      width="form"
      title={t('Edit Organization')}
      subtitle={record.data?.data.name}
      crumbs={[{ label: t('Organizations'), href: list }]}
    >
      <RecordLoader endpoint={organizationEndpoints.get} request={{ params: { id: organizationId } }}>
        {(organization) => <EditOrganizationForm organization={organization} />}
      </RecordLoader>
    </Page>
  )
}
