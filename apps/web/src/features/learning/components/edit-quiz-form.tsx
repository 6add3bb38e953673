import { type Quiz, quizEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { learningReaders } from '../api.ts'
import { quizBodyOf, unmarkedIn, valuesOfQuiz } from '../quiz-values.ts'
import { QuizForm } from './quiz-form.tsx'

type EditQuizFormProps = { quiz: Quiz; cancelHref: string; onSaved: () => void }

export function EditQuizForm({ quiz, cancelHref, onSaved }: EditQuizFormProps) {
  const record = useRecordForm({
    endpoint: quizEndpoints.change,
    params: { id: quiz._id },
    initialValues: valuesOfQuiz(quiz),
    toBody: quizBodyOf,
    alsoCheck: unmarkedIn,
    version: { now: quiz.__v, toValues: valuesOfQuiz },
    refreshes: learningReaders,
    saved: 'The quiz was saved.',
    onSaved,
  })
  return <QuizForm record={record} cancelHref={cancelHref} />
}
