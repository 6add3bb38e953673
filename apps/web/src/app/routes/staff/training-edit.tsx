import { trainingEndpoints } from '@thant/contracts/trainings'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditTrainingForm } from '#features/trainings/components/edit-training-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function TrainingEdit() {
  const { t } = useTranslation()
  const { trainingId = '' } = useParams()
  const list = useCameFrom(paths.trainings)
  return (
    <Page width="form" title={t('Edit Training')} crumbs={[{ label: t('Training Schedules'), href: list }]}>
      <FreshRecord endpoint={trainingEndpoints.get} asked={{ params: { id: trainingId } }}>
        {(training) => <EditTrainingForm training={training} />}
      </FreshRecord>
    </Page>
  )
}
