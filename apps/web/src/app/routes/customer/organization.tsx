import { organizationEndpoints } from '@thant/contracts/organizations'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { OwnOrganizationForm } from '#features/organizations/components/own-organization-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function OwnOrganization() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page
      width="form"
      title={t('Organization')}
      line={t('Our crews and reports use what stands here, so please keep it up to date.')}
    >
      {me?.organizationId && (
        <FreshRecord endpoint={organizationEndpoints.get} asked={{ params: { id: me.organizationId._id } }}>
          {(organization) => <OwnOrganizationForm organization={organization} me={me} />}
        </FreshRecord>
      )}
    </Page>
  )
}
