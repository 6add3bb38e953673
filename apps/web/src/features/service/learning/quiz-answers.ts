import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Quiz, quizResultEndpoints } from '@thant/contracts/service/quizzes'

/** The text of the chosen option for each question in order; null where none is chosen yet. */
export type QuizAnswers = { answers: Array<string | null> }

export function unanswered({ Questions }: Quiz): QuizAnswers {
  return { answers: Questions.map(() => null) }
}

/** Sends the version of the quiz, because the server marks the questions that were on the screen. */
export function answersBody(quiz: Quiz, { answers }: QuizAnswers): BodyInputOf<typeof quizResultEndpoints.answer> {
  return { quizID: quiz._id, UserAns: answers, __v: quiz.__v }
}
