import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { SlideViewer } from '#features/service/learning/components/slide-viewer.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { trainingSlideId = '' } }) => [
  endpointQuery(slideSetEndpoints.get, { params: { id: trainingSlideId } }),
]

export default function Lesson() {
  const { t } = useTranslation()
  const { trainingSlideId = '' } = useParams()
  const request = { params: { id: trainingSlideId } }
  const lesson = useEndpoint(slideSetEndpoints.get, request).data?.data
  return (
    <Page
      title={lesson?.Title ?? t('Lesson')}
      subtitle={lesson && t('By {{author}}', { author: lesson.Name })}
      crumbs={[{ label: t('Training'), href: paths.ownTrainings }]}
    >
      <RecordLoader endpoint={slideSetEndpoints.get} request={request} list={paths.ownTrainings}>
        {(set) => <SlideViewer lesson={set} />}
      </RecordLoader>
    </Page>
  )
}
