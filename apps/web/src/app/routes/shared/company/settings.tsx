import { Anchor, Button, Group } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { Link } from 'react-router'
import { FormSection } from '#components/form/form-section.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { CompanyForm } from '#features/company/company/components/company-form.tsx'
import { PreferencesSection } from '#features/customers/auth/components/preferences.tsx'
import { MailChoices } from '#features/customers/notifications/components/mail-choices.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = () => [endpointQuery(notificationEndpoints.choices, {})]

export default function Settings() {
  const { t } = useTranslation()
  const can = useCan()
  const me = useMe()
  const company = useCompany()
  return (
    <Page
      width="form"
      title={t('Settings')}
      subtitle={
        <>
          {can('company:change')
            ? t('How you read Thant, which emails you get, and what holds for the whole company.')
            : t('How you read Thant, and which emails you get.')}{' '}
          {can('dashboard:read') && (
            <Anchor component={Link} to={paths.userProfile} underline="always">
              {t('Your profile')}
            </Anchor>
          )}
        </>
      }
    >
      {me && <PreferencesSection me={me} />}
      <MailChoices />
      {can('company:change') && (
        <FormSection
          title={t('Why pickups are not collected')}
          hint={t('Drivers and staff choose one of these reasons when they record a pickup that failed.')}
        >
          <Group>
            <Button component={Link} to={paths.reasons} variant="default" leftSection={<IconListCheck size={16} />}>
              {t('Choose the reasons')}
            </Button>
          </Group>
        </FormSection>
      )}
      {can('company:change') && company && <CompanyForm company={company} />}
    </Page>
  )
}
