import { Page } from '#components/layout/page.tsx'
import { AddBinForm } from '#features/bins/components/add-bin-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function BinAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Bin')}
      subtitle={t('It can be ordered as soon as it is saved.')}
      crumbs={[{ label: t('Available Bins'), href: paths.availableBins }]}
    >
      <AddBinForm />
    </Page>
  )
}
