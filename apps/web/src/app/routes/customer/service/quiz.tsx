import { quizEndpoints } from '@thant/contracts/service/quizzes'
import { useState } from 'react'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { QuizAttempt } from '#features/service/learning/components/quiz-attempt.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { quizId = '' } }) => [
  endpointQuery(quizEndpoints.get, { params: { id: quizId } }),
]

export default function Quiz() {
  const { t } = useTranslation()
  const { quizId = '' } = useParams()
  const [attempt, setAttempt] = useState(1)
  const request = { params: { id: quizId } }
  const title = useEndpoint(quizEndpoints.get, request).data?.data.title
  return (
    <Page
      width="column"
      title={title ?? t('Quiz')}
      subtitle={t('Choose one answer for each question. Unanswered questions count as wrong.')}
      crumbs={[{ label: t('Training'), href: paths.ownTrainings }]}
    >
      <RecordLoader endpoint={quizEndpoints.get} request={request} list={paths.ownTrainings}>
        {(quiz) => (
          <QuizAttempt
            key={attempt}
            quiz={quiz}
            onTryAgain={() => {
              setAttempt(attempt + 1)
              window.scrollTo({ top: 0 })
            }}
          />
        )}
      </RecordLoader>
    </Page>
  )
}
