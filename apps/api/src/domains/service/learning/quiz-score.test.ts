import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreQuiz } from './quiz-score.ts'

const quiz = (...answers: string[]) => answers.map((correctAnswer) => ({ correctAnswer }))

describe('a quiz', { tags: ['5-42', '5-43', '9-54'] }, () => {
  it.each<[string, string[], Array<string | null>, number, number]>([
    ['all right', ['a', 'b'], ['a', 'b'], 2, 100],
    ['none right', ['a', 'b'], ['b', 'a'], 0, 0],
    ['half right', ['a', 'b'], ['a', 'a'], 1, 50],
    ['one of three', ['a', 'b', 'c'], ['a', 'a', 'a'], 1, 33.33],
    ['two of three', ['a', 'b', 'c'], ['a', 'b', 'a'], 2, 66.67],
    ['three of three, which is no 99.99', ['a', 'b', 'c'], ['a', 'b', 'c'], 3, 100],
    ['five of seven', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'x', 'y'], 5, 71.43],
    ['an unanswered question counts as wrong', ['a', 'b'], ['a', null], 1, 50],
    ['no question answered', ['a', 'b'], [null, null], 0, 0],
    ['an option that there is not counts as wrong', ['a', 'b'], ['a', 'B'], 1, 50],
    ['the right answer of another question counts as wrong', ['a', 'b'], ['b', 'b'], 1, 50],
    ['an empty text is no answer', ['a'], [''], 0, 0],
  ])('with %s', (_what, right, answers, correctCount, percentage) => {
    expect(scoreQuiz(quiz(...right), answers)).toEqual({ correctCount, percentage })
  })

  it.each<[string, string[], Array<string | null>]>([
    ['an answer too few', ['a', 'b'], ['a']],
    ['an answer too many', ['a', 'b'], ['a', 'b', 'a']],
    ['no answers', ['a'], []],
    ['no questions', [], []],
  ])('with %s has no score', (_what, right, answers) => {
    expect(scoreQuiz(quiz(...right), answers)).toBeUndefined()
  })
})

const option = fc.constantFrom('a', 'b', 'c')
const answered = fc.array(fc.tuple(option, fc.oneof(option, fc.constant(null))), { minLength: 1, maxLength: 100 })
const scored = (pairs: ReadonlyArray<readonly [string, string | null]>) => {
  const score = scoreQuiz(
    quiz(...pairs.map(([right]) => right)),
    pairs.map(([, answer]) => answer),
  )
  if (score === undefined) throw new Error('as many answers as questions have a score')
  return score
}

describe('a score', () => {
  it('is between 0 and 100, with at most 2 decimals, and 100 only when all is right', { tags: ['5-42'] }, () => {
    fc.assert(
      fc.property(answered, (pairs) => {
        const { correctCount, percentage } = scored(pairs)
        expect(percentage).toBeGreaterThanOrEqual(0)
        expect(percentage).toBeLessThanOrEqual(100)
        expect(Number(percentage.toFixed(2))).toBe(percentage)
        expect(percentage === 100).toBe(correctCount === pairs.length)
        expect(percentage === 0).toBe(correctCount === 0)
      }),
    )
  })

  it('is above 50 exactly when more than half is right, however it is rounded', () => {
    fc.assert(
      fc.property(answered, (pairs) => {
        const { correctCount, percentage } = scored(pairs)
        expect(percentage > 50).toBe(correctCount * 2 > pairs.length)
      }),
    )
  })

  it('grows by one with each answer put right, and with nothing else', () => {
    fc.assert(
      fc.property(answered, fc.nat(), (pairs, at) => {
        const index = at % pairs.length
        const [right, answer] = pairs[index] as (typeof pairs)[number]
        const before = scored(pairs)
        const after = scored(pairs.with(index, [right, right]))
        expect(after.correctCount - before.correctCount).toBe(answer === right ? 0 : 1)
        expect(after.percentage >= before.percentage).toBe(true)
      }),
    )
  })

  it('does not depend on the order of the questions', () => {
    fc.assert(
      fc.property(answered, (pairs) => {
        expect(scored(pairs.toReversed())).toEqual(scored(pairs))
      }),
    )
  })
})
