import { slideSetEndpoints } from '@thant/contracts/learning'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { SlideViewer } from '#features/learning/components/slide-viewer.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function Lesson() {
  const { t } = useTranslation()
  const { trainingSlideId = '' } = useParams()
  const asked = { params: { id: trainingSlideId } }
  const lesson = useEndpoint(slideSetEndpoints.get, asked).data?.data
  return (
    <Page
      title={lesson?.Title ?? t('Lesson')}
      line={lesson && t('By {{author}}', { author: lesson.Name })}
      crumbs={[{ label: t('Training'), href: paths.ownTrainings }]}
    >
      <FreshRecord endpoint={slideSetEndpoints.get} asked={asked}>
        {(set) => <SlideViewer lesson={set} />}
      </FreshRecord>
    </Page>
  )
}
