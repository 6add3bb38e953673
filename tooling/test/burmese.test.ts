import { burmese } from '@thant/i18n/my'
import { expect, test } from 'vitest'
import { problemTexts } from '../problem-texts.ts'

const problems = problemTexts()

test('problems are found where contracts write them', () => {
  const found = new Set(problems.map(({ text }) => text))
  for (const text of ['Required', 'Invalid Number', 'Please choose the right answer.', 'Each picture only once']) {
    expect(found).toContain(text)
  }
})

test('everything that a contract finds wrong has its Burmese', () => {
  const missing = problems.filter(({ text }) => !(text in burmese)).map(({ text, file }) => `${file}: ${text}`)
  expect([...new Set(missing)]).toEqual([])
})
