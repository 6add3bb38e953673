import { generatePath } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { Lessons } from '#features/learning/components/lessons.tsx'
import { QuizResults } from '#features/learning/components/quiz-results.tsx'
import { OwnTrainings } from '#features/trainings/components/own-trainings.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'

export default function Trainings() {
  const { t } = useTranslation()
  const quizHref = (quizId: string) => generatePath(paths.quiz, { quizId })
  return (
    <Page
      title={t('Training')}
      line={t('Our lessons cover paper, plastic and e-waste segregation. Look through the slides, then try the quiz.')}
    >
      <Lessons lessonHref={(trainingSlideId) => generatePath(paths.lesson, { trainingSlideId })} quizHref={quizHref} />
      <QuizResults quizHref={quizHref} />
      <OwnTrainings trainingHref={(trainingId) => generatePath(paths.ownTraining, { trainingId })} />
    </Page>
  )
}
