import { pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestEndpoints, type PickupRequest as Request } from '@thant/contracts/service/pickup-requests'
import { useParams } from 'react-router'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RequestDetails } from '#features/service/pickup-requests/components/request-details.tsx'
import { stateBadge } from '#features/service/pickup-requests/request-state.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { requestId = '' } }) => [
  endpointQuery(pickupRequestEndpoints.get, { params: { id: requestId } }),
]

export default function PickupRequest() {
  const { t } = useTranslation()
  const isStaff = useCan()('pickup-requests:answer')
  const { requestId = '' } = useParams()
  const { data } = useEndpoint(pickupRequestEndpoints.get, { params: { id: requestId } })
  const titleOf = ({ kind, organization }: Request) =>
    [t(pickupRequestKindLabels[kind]), ...(isStaff ? [organization.name] : [])].join(' · ')
  return (
    <Page
      width="form"
      title={data ? titleOf(data.data) : t('Request')}
      badge={data && <StatusBadge badge={stateBadge(data.data.state)} />}
      crumbs={[{ label: t('Requests'), href: paths.pickupRequests }]}
    >
      <RecordLoader
        endpoint={pickupRequestEndpoints.get}
        request={{ params: { id: requestId } }}
        shape="detail"
        list={paths.pickupRequests}
      >
        {(request) => <RequestDetails request={request} />}
      </RecordLoader>
    </Page>
  )
}
