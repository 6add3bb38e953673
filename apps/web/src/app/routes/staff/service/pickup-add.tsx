import { Page } from '#components/layout/page/page.tsx'
import { AddPickupForm } from '#features/service/pickups/form/add-pickup-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'

export default function PickupAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('New pickup')}
      subtitle={t('Route, team and items can be added later.')}
      crumbs={[{ label: t('Pickups'), href: useReturnTo(paths.pickups) }]}
    >
      <AddPickupForm />
    </Page>
  )
}
