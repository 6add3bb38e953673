import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { TrainingOverview } from '#features/service/trainings/components/training-overview.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { trainingId = '' } }) => [
  endpointQuery(trainingEndpoints.get, { params: { id: trainingId } }),
]

export default function Training() {
  const { t } = useTranslation()
  const { trainingId = '' } = useParams()
  const list = useReturnTo(paths.ownTrainings)
  const request = { params: { id: trainingId } }
  const topic = useEndpoint(trainingEndpoints.get, request).data?.data.topic
  return (
    <Page width="column" title={topic || t('Training session')} crumbs={[{ label: t('Training'), href: list }]}>
      <RecordLoader endpoint={trainingEndpoints.get} request={request} list={list}>
        {(training) => <TrainingOverview training={training} />}
      </RecordLoader>
    </Page>
  )
}
