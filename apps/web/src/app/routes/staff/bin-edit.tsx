import { binEndpoints } from '@thant/contracts/bins'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditBinForm } from '#features/bins/components/edit-bin-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function BinEdit() {
  const { t } = useTranslation()
  const { binId = '' } = useParams()
  const list = useCameFrom(paths.availableBins)
  return (
    <Page
      width="form"
      title={t('Edit Bin')}
      line={t('A new price holds for new orders.')}
      crumbs={[{ label: t('Available Bins'), href: list }]}
    >
      <FreshRecord endpoint={binEndpoints.get} asked={{ params: { id: binId } }}>
        {(bin) => <EditBinForm bin={bin} />}
      </FreshRecord>
    </Page>
  )
}
