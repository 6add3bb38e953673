import type { Page } from '@playwright/test'
import { readAs } from './api.ts'

const anHour = 3_600_000

/**
 * The e-mail of one of the demonstration company's customers who can sign in: whoever changes what is kept with a person
 * takes another place than the other journeys. `customer@` stays as it is.
 */
export async function otherCustomer(page: Page, place: number): Promise<string> {
  const { read } = await readAs(page, 'admin')
  const users: Array<{ email: string; name: string; isConfirm: boolean; createdAt: string }> =
    await read('/users?type=USER&limit=200')
  // Those that other journeys add would move the places.
  const wereThere = users.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - anHour)
  const email = wereThere
    .filter((user) => user.isConfirm && /^[A-Z]/.test(user.name) && !user.email.startsWith('customer@'))
    .map((user) => user.email)
    .sort()[place]
  if (email === undefined) throw new Error('the demonstration company has too few customers who can sign in')
  return email
}

/** The right answer to each question of the demonstration company's quizzes. */
export async function rightAnswers(page: Page, quizId: string): Promise<string[]> {
  const { read } = await readAs(page, 'admin')
  const quiz: { Questions: Array<{ CorrectAnswer: string }> } = await read(`/quiz/${quizId}`)
  return quiz.Questions.map(({ CorrectAnswer }) => CorrectAnswer)
}
