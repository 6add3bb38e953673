import { roadPaths } from '@thant/contracts/road-paths'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { DriverPickup } from '#features/service/driver/components/driver-pickup.tsx'
import { Sunlit } from '#features/service/driver/components/sunlit.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { id = '' } }) => [
  endpointQuery(pickupEndpoints.get, { params: { id: id } }),
]

export default function DriverPickupScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const request = { params: { id } }
  const organization = useEndpoint(pickupEndpoints.get, request).data?.data.organizationId
  return (
    <Sunlit>
      <Page
        width="column"
        title={organization?.name ?? t('Pickup')}
        crumbs={[{ label: t('Today'), href: roadPaths.driverDay }]}
      >
        <RecordLoader endpoint={pickupEndpoints.get} request={request} takesKept>
          {(pickup) => <DriverPickup pickup={pickup} />}
        </RecordLoader>
      </Page>
    </Sunlit>
  )
}
