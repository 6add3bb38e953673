import { Page } from '#components/layout/page.tsx'
import { AddTrainingForm } from '#features/trainings/components/add-training-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function TrainingAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Training Schedule')}
      subtitle={t('Trainer, topic and attendees can be added later.')}
      crumbs={[{ label: t('Training Schedules'), href: paths.trainings }]}
    >
      <AddTrainingForm />
    </Page>
  )
}
