import type { Quiz } from '@thant/contracts/service/quizzes'
import { quizFormSchema } from '@thant/contracts/service/quizzes'
import { expect, it } from 'vitest'
import { blankQuestion, quizBodyOf, unmarkedIn, valuesOfQuiz, withRightOption } from './quiz-values.ts'

const quiz: Quiz = {
  _id: '00000000-0000-4000-8000-000000000001',
  __v: 0,
  createdAt: '',
  updatedAt: '',
  title: 'Paper',
  Questions: [
    {
      Question: 'What is paper?',
      OptionalAnswers: ['A bottle', 'A notebook'],
      CorrectAnswer: 'A notebook',
      Explanation: 'Fibres.',
    },
    {
      Question: 'And what is not?',
      OptionalAnswers: ['A can', 'A book', 'A box'],
      CorrectAnswer: 'A can',
      Explanation: '',
    },
  ],
}

it('sends unchanged values as they were loaded', () => {
  expect(quizBodyOf(valuesOfQuiz(quiz))).toEqual({ title: quiz.title, Questions: quiz.Questions })
  expect(quizFormSchema.safeParse(quizBodyOf(valuesOfQuiz(quiz))).success).toBe(true)
})

it('has one right answer, which stays right when an option before it is removed', () => {
  const [question] = valuesOfQuiz(quiz).Questions
  const options = withRightOption(question?.options ?? [], 1)
  expect(options.map(({ isRight }) => isRight)).toEqual([false, true])
  const left = { title: 'Paper', Questions: [{ Question: '', options: options.slice(1), Explanation: '' }] }
  expect(quizBodyOf(left).Questions[0]?.CorrectAnswer).toBe('A notebook')
})

it('names the questions without a right answer', () => {
  const { title, Questions } = valuesOfQuiz(quiz)
  expect(unmarkedIn({ title, Questions })).toEqual({})
  expect(unmarkedIn({ title, Questions: [...Questions, blankQuestion()] })).toEqual({
    'Questions.2.CorrectAnswer': 'Please choose the right answer.',
  })
})
