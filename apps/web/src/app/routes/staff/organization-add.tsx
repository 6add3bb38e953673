import { Page } from '#components/layout/page.tsx'
import { AddOrganizationForm } from '#features/organizations/components/add-organization-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function OrganizationAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Organization')}
      subtitle={t('Its users can be added later, under Users.')}
      crumbs={[{ label: t('Organizations'), href: paths.organizations }]}
    >
      <AddOrganizationForm />
    </Page>
  )
}
