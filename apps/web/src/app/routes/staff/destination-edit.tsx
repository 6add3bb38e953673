import { destinationEndpoints } from '@thant/contracts/destinations'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditDestinationForm } from '#features/destinations/components/edit-destination-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'

export default function DestinationEdit() {
  const { t } = useTranslation()
  const { destinationId = '' } = useParams()
  const list = useReturnTo(paths.destinations)
  return (
    <Page width="form" title={t('Edit Destination')} crumbs={[{ label: t('Destinations'), href: list }]}>
      <RecordLoader endpoint={destinationEndpoints.get} request={{ params: { id: destinationId } }}>
        {(destination) => <EditDestinationForm destination={destination} />}
      </RecordLoader>
    </Page>
  )
}
