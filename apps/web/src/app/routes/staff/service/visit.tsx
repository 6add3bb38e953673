import { roadPaths } from '@thant/contracts/road-paths'
import { visitEndpoints } from '@thant/contracts/service/visits'
import { onOneLine } from '@thant/i18n/word-joiner'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { VisitHead, VisitLine } from '#features/service/visits/components/visit-head.tsx'
import { VisitSides } from '#features/service/visits/components/visit-sides.tsx'
import { stopName } from '#features/service/visits/stop-name.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useFormat } from '#lib/use-format.ts'

export const queries: ScreenQueries = ({ params: { visitId = '' } }) => [
  endpointQuery(visitEndpoints.get, { params: { id: visitId } }),
]

export default function Visit() {
  const { t } = useTranslation()
  const { visitId = '' } = useParams()
  const list = useReturnTo(roadPaths.visits)
  const format = useFormat()
  const visit = useEndpoint(visitEndpoints.get, { params: { id: visitId } }).data?.data.visit
  const title = visit && [stopName(visit.stop, t), onOneLine(format.dateTime(visit.stop.pickUpTime))].join(t(', '))
  return (
    <Page
      title={title ?? t('Visit')}
      subtitle={visit && <VisitLine visit={visit} />}
      crumbs={[{ label: t('Visits'), href: list }]}
    >
      <RecordLoader shape="detail" endpoint={visitEndpoints.get} request={{ params: { id: visitId } }} list={list}>
        {(compared) => (
          <>
            <VisitHead {...compared} />
            <VisitSides {...compared} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}
