import { useNavigate } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { AddBinForm } from '#features/bins/components/add-bin-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'

export default function BinAdd() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page
      width="form"
      title={t('Add Bin')}
      line={t('It can be ordered as soon as it is saved.')}
      crumbs={[{ label: t('Available Bins'), href: paths.availableBins }]}
    >
      <AddBinForm cancelHref={paths.availableBins} onSaved={() => navigate(paths.availableBins)} />
    </Page>
  )
}
