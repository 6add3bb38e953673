import { quizEndpoints } from '@thant/contracts/learning'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditQuizForm } from '#features/learning/components/edit-quiz-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function QuizEdit() {
  const { t } = useTranslation()
  const { quizId = '' } = useParams()
  const list = useCameFrom(paths.quizzes)
  return (
    <Page width="form" title={t('Edit Quiz')} crumbs={[{ label: t('Quizzes'), href: list }]}>
      <FreshRecord endpoint={quizEndpoints.get} asked={{ params: { id: quizId } }}>
        {(quiz) => <EditQuizForm quiz={quiz} />}
      </FreshRecord>
    </Page>
  )
}
