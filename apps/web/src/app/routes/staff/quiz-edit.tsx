import { quizEndpoints } from '@thant/contracts/learning'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditQuizForm } from '#features/learning/components/edit-quiz-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'

export default function QuizEdit() {
  const { t } = useTranslation()
  const { quizId = '' } = useParams()
  const list = useReturnTo(paths.quizzes)
  return (
    <Page width="form" title={t('Edit Quiz')} crumbs={[{ label: t('Quizzes'), href: list }]}>
      <RecordLoader endpoint={quizEndpoints.get} request={{ params: { id: quizId } }}>
        {(quiz) => <EditQuizForm quiz={quiz} />}
      </RecordLoader>
    </Page>
  )
}
