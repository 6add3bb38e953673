import type { Page } from '@playwright/test'
import { readAs } from '../support/api.ts'
import { now } from '../support/clock.ts'

const anHour = 3_600_000

/**
 * Returns the e-mail of a customer of the demonstration company who can sign in. Each journey that changes a user's
 * settings takes its own place, so that `customer@` and the other journeys are unaffected.
 */
export async function otherCustomer(page: Page, place: number): Promise<string> {
  const { read } = await readAs(page, 'admin')
  const users: Array<{ email: string; name: string; isConfirm: boolean; createdAt: string }> =
    await read('/users?type=USER&limit=200')
  // Users that other journeys add would shift the places.
  const ofDemonstration = users.filter(({ createdAt }) => Date.parse(createdAt) < now().getTime() - anHour)
  const email = ofDemonstration
    .filter((user) => user.isConfirm && /^[A-Z]/.test(user.name) && !user.email.startsWith('customer@'))
    .map((user) => user.email)
    .sort()[place]
  if (email === undefined) throw new Error('the demonstration company has too few customers who can sign in')
  return email
}

export async function rightAnswers(page: Page, quizId: string): Promise<string[]> {
  const { read } = await readAs(page, 'admin')
  const quiz: { Questions: Array<{ CorrectAnswer: string }> } = await read(`/quiz/${quizId}`)
  return quiz.Questions.map(({ CorrectAnswer }) => CorrectAnswer)
}
