import { consignmentEndpoints } from '@thant/contracts/consignments'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditConsignmentForm } from '#features/consignments/components/edit-consignment-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'

export default function ConsignmentEdit() {
  const { t } = useTranslation()
  const { consignmentId = '' } = useParams()
  const list = useReturnTo(paths.consignments)
  return (
    <Page width="form" title={t('Edit Consignment')} crumbs={[{ label: t('Consignments'), href: list }]}>
      <RecordLoader endpoint={consignmentEndpoints.get} request={{ params: { id: consignmentId } }}>
        {(consignment) => <EditConsignmentForm consignment={consignment} />}
      </RecordLoader>
    </Page>
  )
}
