import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { Lessons } from '#features/service/learning/components/lessons.tsx'
import { QuizResults } from '#features/service/learning/components/quiz-results.tsx'
import { learningQueries } from '#features/service/learning/learning-queries.ts'
import { OwnTrainings } from '#features/service/trainings/components/own-trainings.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => [
  ...learningQueries(),
  ...listQueries(trainingEndpoints.list, search),
]

export default function Trainings() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Training')}
      subtitle={t(
        'Our lessons cover paper, plastic and e-waste segregation. Look through the slides, then try the quiz.',
      )}
    >
      <OwnTrainings />
      <Lessons />
      <QuizResults />
    </Page>
  )
}
