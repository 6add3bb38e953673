import { Page } from '#components/layout/page.tsx'
import { AddUserForm } from '#features/users/components/add-user-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'

export default function UserAdd() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page
      width="form"
      title={t('Add User')}
      subtitle={t('We email a link to set a password.')}
      crumbs={[{ label: t('Users'), href: paths.users }]}
    >
      {me && <AddUserForm me={me} />}
    </Page>
  )
}
