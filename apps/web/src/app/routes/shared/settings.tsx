import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { PreferencesSection } from '#features/auth/components/preferences.tsx'
import { CompanyForm } from '#features/company/components/company-form.tsx'
import { MailChoices } from '#features/notifications/components/mail-choices.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'
import { useCompany } from '#lib/use-format.ts'

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
        can('dashboard:read') ? (
          <Anchor component={Link} to={paths.userProfile}>
            {t('Your profile')}
          </Anchor>
        ) : undefined
      }
    >
      {me && <PreferencesSection me={me} />}
      <MailChoices />
      {can('company:change') && company && <CompanyForm company={company} />}
    </Page>
  )
}
