import { binEndpoints } from '@thant/contracts/bins'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditBinForm } from '#features/bins/components/edit-bin-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function BinEdit() {
  const { t } = useTranslation()
  const { binId = '' } = useParams()
  const list = useReturnTo(paths.availableBins)
  const record = useEndpoint(binEndpoints.get, { params: { id: binId } })
  return (
    <Page
      width="form"
      title={t('Edit Bin')}
      subtitle={record.data && `${record.data.data.name} · ${t('A new price holds for new orders.')}`}
      crumbs={[{ label: t('Available Bins'), href: list }]}
    >
      <RecordLoader endpoint={binEndpoints.get} request={{ params: { id: binId } }}>
        {(bin) => <EditBinForm bin={bin} />}
      </RecordLoader>
    </Page>
  )
}
