import { pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { RequestDetails } from '#features/service/pickup-requests/components/request-details.tsx'
import { endpointQuery } from '#lib/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export const queries: ScreenQueries = ({ params: { requestId = '' } }) => [
  endpointQuery(pickupRequestEndpoints.get, { params: { id: requestId } }),
]

export default function PickupRequest() {
  const { t } = useTranslation()
  const { requestId = '' } = useParams()
  const { data } = useEndpoint(pickupRequestEndpoints.get, { params: { id: requestId } })
  return (
    <Page
      width="form"
      title={data ? t(pickupRequestKindLabels[data.data.kind]) : t('Request')}
      crumbs={[{ label: t('Requests'), href: paths.pickupRequests }]}
    >
      <RecordLoader endpoint={pickupRequestEndpoints.get} request={{ params: { id: requestId } }} shape="detail">
        {(request) => <RequestDetails request={request} />}
      </RecordLoader>
    </Page>
  )
}
