import { organizationEndpoints } from '@thant/contracts/organizations'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditOrganizationForm } from '#features/organizations/components/edit-organization-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function OrganizationEdit() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const list = useCameFrom(paths.organizations)
  return (
    <Page width="form" title={t('Edit Organization')} crumbs={[{ label: t('Organizations'), href: list }]}>
      <FreshRecord endpoint={organizationEndpoints.get} asked={{ params: { id: organizationId } }}>
        {(organization) => <EditOrganizationForm organization={organization} />}
      </FreshRecord>
    </Page>
  )
}
