import { Page } from '#components/layout/page.tsx'
import { AddConsignmentForm } from '#features/consignments/components/add-consignment-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function ConsignmentAdd() {
  const { t } = useTranslation()
  return (
    <Page width="form" title={t('Add Consignment')} crumbs={[{ label: t('Consignments'), href: paths.consignments }]}>
      <AddConsignmentForm />
    </Page>
  )
}
