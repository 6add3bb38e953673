import { quizEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { learningReaders } from '../api.ts'
import { emptyQuiz, quizBodyOf, unmarkedIn } from '../quiz-values.ts'
import { QuizForm } from './quiz-form.tsx'

export function AddQuizForm({ cancelHref, onSaved }: { cancelHref: string; onSaved: () => void }) {
  const record = useRecordForm({
    endpoint: quizEndpoints.create,
    initialValues: emptyQuiz(),
    toBody: quizBodyOf,
    alsoCheck: unmarkedIn,
    refreshes: learningReaders,
    saved: 'Successfully added quiz!',
    onSaved,
  })
  return <QuizForm record={record} cancelHref={cancelHref} />
}
