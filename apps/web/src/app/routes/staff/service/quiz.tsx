import { quizEndpoints } from '@thant/contracts/service/quizzes'
import { recordScreens } from '#components/form/record-screens.ts'
import { QuizFields } from '#features/service/learning/components/quiz-fields.tsx'
import { emptyQuiz, quizBodyOf, unmarkedIn, valuesOfQuiz } from '#features/service/learning/quiz-values.ts'
import { paths } from '#lib/links/paths.ts'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: quizEndpoints,
  list: { path: paths.quizzes, label: 'Quizzes' },
  add: {
    title: 'Add Quiz',
    subtitle: 'Customers are told the right answers after they have answered.',
    saved: 'Successfully added quiz!',
  },
  edit: { title: 'Edit Quiz', saved: 'The quiz was saved.' },
  values: { useEmpty: emptyQuiz, of: valuesOfQuiz, toBody: quizBodyOf },
  validate: unmarkedIn,
  Fields: QuizFields,
})
