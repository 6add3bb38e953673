import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Quiz, quizEndpoints } from '@thant/contracts/service/quizzes'
import type { FieldProblems } from '#components/form/form-problems.ts'

export type OptionValues = { text: string; isRight: boolean }
export type QuestionValues = { Question: string; options: OptionValues[]; Explanation: string }

/** The values of the form's fields; each option holds whether it is right, so that this survives reordering. */
export type QuizValues = { title: string; Questions: QuestionValues[] }

export const blankOption: OptionValues = { text: '', isRight: false }

export function blankQuestion(): QuestionValues {
  return { Question: '', options: [blankOption, blankOption], Explanation: '' }
}

export function emptyQuiz(): QuizValues {
  return { title: '', Questions: [blankQuestion()] }
}

export function valuesOfQuiz({ title, Questions }: Quiz): QuizValues {
  return {
    title,
    Questions: Questions.map(({ Question, OptionalAnswers, CorrectAnswer, Explanation = '' }) => ({
      Question,
      options: OptionalAnswers.map((text) => ({ text, isRight: text === CorrectAnswer })),
      Explanation,
    })),
  }
}

export function quizBodyOf({ title, Questions }: QuizValues): BodyInputOf<typeof quizEndpoints.create> {
  return {
    title,
    Questions: Questions.map(({ Question, options, Explanation }) => ({
      Question,
      OptionalAnswers: options.map(({ text }) => text),
      CorrectAnswer: options.find(({ isRight }) => isRight)?.text ?? '',
      Explanation,
    })),
  }
}

export function withRightOption(options: readonly OptionValues[], right: number): OptionValues[] {
  return options.map(({ text }, index) => ({ text, isRight: index === right }))
}

/** Replaces the contract's message about a missing answer, which is too terse for users. */
export function unmarkedIn({ Questions }: QuizValues): FieldProblems {
  const unmarked = Questions.flatMap(({ options }, index) => (options.some(({ isRight }) => isRight) ? [] : [index]))
  return Object.fromEntries(
    unmarked.map((index) => [`Questions.${index}.CorrectAnswer`, 'Please choose the right answer.']),
  )
}
