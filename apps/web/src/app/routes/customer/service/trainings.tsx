import { Page } from '#components/layout/page.tsx'
import { Lessons } from '#features/service/learning/components/lessons.tsx'
import { QuizResults } from '#features/service/learning/components/quiz-results.tsx'
import { OwnTrainings } from '#features/service/trainings/components/own-trainings.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function Trainings() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Training')}
      subtitle={t(
        'Our lessons cover paper, plastic and e-waste segregation. Look through the slides, then try the quiz.',
      )}
    >
      <Lessons />
      <QuizResults />
      <OwnTrainings />
    </Page>
  )
}
