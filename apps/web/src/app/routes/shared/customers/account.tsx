import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { userEndpoints } from '@thant/contracts/customers/users'
import { Link } from 'react-router'
import { FormSection } from '#components/form/form-section.tsx'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { OtherSessions } from '#features/customers/auth/components/other-sessions.tsx'
import { OwnProfileForm } from '#features/customers/users/components/own-profile-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me }) => [endpointQuery(userEndpoints.get, { params: { id: me._id } })]

export default function Account() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page width="form" title={t('Account')} subtitle={t('Who you are and how we reach you.')}>
      {me && (
        <RecordLoader endpoint={userEndpoints.get} request={{ params: { id: me._id } }}>
          {(user) => (
            <>
              <OwnProfileForm user={user} me={me} />
              <FormSection title={t('Password')}>
                <div>
                  <Button
                    component={Link}
                    to={paths.changePassword}
                    variant="default"
                    leftSection={<IconKey size={16} />}
                  >
                    {t('Change Password')}
                  </Button>
                </div>
              </FormSection>
              <OtherSessions />
            </>
          )}
        </RecordLoader>
      )}
    </Page>
  )
}
