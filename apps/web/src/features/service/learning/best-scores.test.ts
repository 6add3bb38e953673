import { expect, test } from 'vitest'
import { bestScores } from './best-scores.ts'

const result = (_id: string, TotalCorrectPersentage: number) => ({
  quizID: { _id, title: _id },
  TotalCorrectPersentage,
})

test('keeps the best of several tries, whichever came first', () => {
  const best = bestScores([result('paper', 40), result('plastic', 90), result('paper', 80), result('plastic', 10)])
  expect([...best]).toEqual([
    ['paper', 80],
    ['plastic', 90],
  ])
})

test('knows of no score where nothing was answered', () => {
  expect(bestScores([]).get('paper')).toBeUndefined()
})
