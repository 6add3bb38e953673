import { Page } from '#components/layout/page.tsx'
import { AddDestinationForm } from '#features/destinations/components/add-destination-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function DestinationAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Destination')}
      subtitle={t('Consignments and treatment profiles can name it as soon as it is saved.')}
      crumbs={[{ label: t('Destinations'), href: paths.destinations }]}
    >
      <AddDestinationForm />
    </Page>
  )
}
