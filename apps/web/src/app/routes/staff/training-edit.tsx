import { trainingEndpoints } from '@thant/contracts/trainings'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditTrainingForm } from '#features/trainings/components/edit-training-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function TrainingEdit() {
  const { t } = useTranslation()
  const { trainingId = '' } = useParams()
  const list = useReturnTo(paths.trainings)
  const { data } = useEndpoint(trainingEndpoints.get, { params: { id: trainingId } })
  return (
    <Page
      width="lines"
      title={t('Edit Training')}
      subtitle={data?.data.organizationId.name}
      crumbs={[{ label: t('Training Schedules'), href: list }]}
    >
      <RecordLoader endpoint={trainingEndpoints.get} request={{ params: { id: trainingId } }}>
        {(training) => <EditTrainingForm training={training} />}
      </RecordLoader>
    </Page>
  )
}
