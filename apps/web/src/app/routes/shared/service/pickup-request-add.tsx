import { pickupRequestKindLabels, pickupRequestKinds } from '@thant/contracts/service/pickup-request-states'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useSearchParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RequestForm } from '#features/service/pickup-requests/components/request-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => {
  const id = search.get('pickup')
  return id === null ? [] : [endpointQuery(pickupEndpoints.get, { params: { id } })]
}

/** An extra pickup, unless the address names a pickup to move or cancel. */
export default function PickupRequestAdd() {
  const { t } = useTranslation()
  const isStaff = useCan()('pickup-requests:answer')
  const [params] = useSearchParams()
  const id = params.get('pickup')
  const named = pickupRequestKinds.find((one) => one === params.get('kind'))
  const kind = id === null ? 'extra' : (named ?? 'move')
  return (
    <Page
      width="form"
      title={kind === 'extra' ? (isStaff ? t('New request') : t('Request a pickup')) : t(pickupRequestKindLabels[kind])}
      crumbs={[{ label: t('Requests'), href: paths.pickupRequests }]}
    >
      {id === null ? (
        <RequestForm kind={kind} />
      ) : (
        <RecordLoader endpoint={pickupEndpoints.get} request={{ params: { id } }}>
          {(pickup) => <RequestForm kind={kind} pickup={pickup} />}
        </RecordLoader>
      )}
    </Page>
  )
}
