import { type Quiz, quizEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave } from '#lib/return-path.ts'
import { quizBodyOf, unmarkedIn, valuesOfQuiz } from '../quiz-values.ts'
import { QuizForm } from './quiz-form.tsx'

export function EditQuizForm({ quiz }: { quiz: Quiz }) {
  const leave = useLeave(paths.quizzes)
  const record = useRecordForm({
    endpoint: quizEndpoints.change,
    params: { id: quiz._id },
    initialValues: valuesOfQuiz(quiz),
    toBody: quizBodyOf,
    validate: unmarkedIn,
    version: { now: quiz.__v, toValues: valuesOfQuiz },
    saved: 'The quiz was saved.',
    onSaved: leave,
  })
  return <QuizForm record={record} />
}
