import { expect, it } from 'vitest'
import { findReplacedWords } from '../replaced-words.ts'

it.each([
  ['a variable', 'notices.ts', 'const told = 1', ['told']],
  ['a word within a name', 'jobs.ts', 'function listParkedJobs() {}', ['listParkedJobs']],
  ['a property', 'store.ts', 'export type Limits = { patienceMs: number }', ['patienceMs']],
  ['a file', 'apps/api/src/day-doubts.ts', '', ['day-doubts.ts']],
])('a replaced word is found in %s', (_, path, contents, found) => {
  expect(findReplacedWords(path, contents)).toEqual(found)
})

it.each([
  ['a name that other programs know', 'const { wantedAt } = request'],
  ['a word that only contains one', 'const maskedTeller = unusualFactor'],
  ['a text', "const text = 'We told you.'"],
])('nothing is found in %s', (_, contents) => {
  expect(findReplacedWords('notices.ts', contents)).toEqual([])
})
