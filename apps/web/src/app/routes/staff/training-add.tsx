import { useNavigate } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { AddTrainingForm } from '#features/trainings/components/add-training-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'

export default function TrainingAdd() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page
      width="form"
      title={t('Add Training Schedule')}
      line={t('Trainer, topic and attendees can be added afterwards.')}
      crumbs={[{ label: t('Training Schedules'), href: paths.trainings }]}
    >
      <AddTrainingForm cancelHref={paths.trainings} onSaved={() => navigate(paths.trainings)} />
    </Page>
  )
}
