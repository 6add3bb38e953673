import { Page } from '#components/layout/page.tsx'
import { AddQuizForm } from '#features/learning/components/add-quiz-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function QuizAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Quiz')}
      subtitle={t('Customers are told the right answers after they have answered.')}
      crumbs={[{ label: t('Quizzes'), href: paths.quizzes }]}
    >
      <AddQuizForm />
    </Page>
  )
}
