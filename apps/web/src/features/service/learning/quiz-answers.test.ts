import type { Quiz } from '@thant/contracts/service/quizzes'
import { expect, it } from 'vitest'
import { answersBody, unanswered } from './quiz-answers.ts'

const quiz = { _id: 'quiz-1', __v: 2, Questions: [{}, {}, {}] } as unknown as Quiz

it('no question is answered at first', () => {
  expect(unanswered(quiz)).toEqual({ answers: [null, null, null] })
})

it('the answers go with the version of the quiz that was on the screen', () => {
  expect(answersBody(quiz, { answers: ['Paper', null, 'Glass'] })).toEqual({
    quizID: 'quiz-1',
    UserAns: ['Paper', null, 'Glass'],
    __v: 2,
  })
})
