import { expect, test } from 'vitest'
import { acceptedLanguages, preferredLanguage } from './preferred-language.ts'

test.each([
  ['my-MM,my;q=0.9,en;q=0.8', 'my'],
  ['en-US,en;q=0.9,my;q=0.8', 'en'],
  ['en;q=0.5, my', 'my'],
  ['MY', 'my'],
  ['th-TH,my;q=0.4', 'my'],
  ['my;q=0, th', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['my;q=x', 'en'],
])('a browser that asks for %j is answered in %s', (header, language) => {
  expect(preferredLanguage(acceptedLanguages(header))).toBe(language)
})
