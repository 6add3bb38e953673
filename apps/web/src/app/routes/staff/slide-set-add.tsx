import { Page } from '#components/layout/page.tsx'
import { AddSlideSetForm } from '#features/learning/components/add-slide-set-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'

export default function SlideSetAdd() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page
      width="form"
      title={t('Add Slide Set')}
      subtitle={t('Customers see it in their trainings as soon as it is saved.')}
      crumbs={[{ label: t('Learning'), href: paths.learning }]}
    >
      {me && <AddSlideSetForm author={me.name} />}
    </Page>
  )
}
