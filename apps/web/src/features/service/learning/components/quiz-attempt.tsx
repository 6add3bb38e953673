import { type Quiz, type QuizResult, quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { answersBody, type QuizAnswers, unanswered } from '../quiz-answers.ts'
import classes from './quiz-answers.module.css'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizScore } from './quiz-score.tsx'

type QuizAttemptProps = { quiz: Quiz; onTryAgain: () => void }

/**
 * Shows the questions, which are sent once and marked by the server. A change by staff does not affect a running
 * attempt.
 */
export function QuizAttempt({ quiz: latest, onTryAgain }: QuizAttemptProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [quiz] = useState(latest)
  const [result, setResult] = useState<QuizResult>()
  const record = useRecordForm({
    endpoint: quizResultEndpoints.answer,
    initialValues: unanswered(quiz) satisfies QuizAnswers as QuizAnswers,
    toBody: (values) => answersBody(quiz, values),
    saved: 'Your answers have been marked.',
    onSaved: setResult,
  })
  const answers = record.form.useWatchValue('answers')
  const counts = {
    answered: format.number(answers.filter((answer) => answer !== null).length),
    questions: format.number(quiz.Questions.length),
  }
  return (
    <Form
      form={record}
      submit={t('Submit Answer')}
      cancel={paths.ownTrainings}
      isDone={result !== undefined}
      note={result === undefined ? t('{{answered}} of {{questions}} answered', counts) : undefined}
    >
      {result && <QuizScore result={result} onTryAgain={onTryAgain} />}
      <ol className={classes.questions}>
        {quiz.Questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attempt's questions never move, and two may have the same text
          <QuizQuestion key={index} index={index} question={question} result={result} />
        ))}
      </ol>
    </Form>
  )
}
