import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Quiz, quizResultEndpoints } from '@thant/contracts/learning'

/** The quiz form's fields: an option's text for each question in order, null where none is chosen yet. */
export type QuizAnswers = { answers: Array<string | null> }

export function unanswered({ Questions }: Quiz): QuizAnswers {
  return { answers: Questions.map(() => null) }
}

/** The version says which questions were on the screen: it is marked by those. */
export function answersBody(quiz: Quiz, { answers }: QuizAnswers): BodyInputOf<typeof quizResultEndpoints.answer> {
  return { quizID: quiz._id, UserAns: answers, __v: quiz.__v }
}
