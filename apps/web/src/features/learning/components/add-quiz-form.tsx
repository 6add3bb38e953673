import { quizEndpoints } from '@thant/contracts/learning'
import { useNavigate } from 'react-router'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { emptyQuiz, quizBodyOf, unmarkedIn } from '../quiz-values.ts'
import { QuizForm } from './quiz-form.tsx'

export function AddQuizForm() {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: quizEndpoints.create,
    initialValues: emptyQuiz(),
    toBody: quizBodyOf,
    validate: unmarkedIn,
    saved: 'Successfully added quiz!',
    onSaved: () => navigate(paths.quizzes, { replace: true }),
  })
  return <QuizForm record={record} />
}
