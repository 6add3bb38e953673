import { Page } from '#components/layout/page/page.tsx'
import { AddProfileForm } from '#features/materials/treatment-profiles/components/add-profile-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

export default function TreatmentProfileAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Treatment Profile')}
      crumbs={[{ label: t('Treatment profiles'), href: paths.treatmentProfiles }]}
    >
      <AddProfileForm />
    </Page>
  )
}
