import { burmese } from '@thant/i18n/my'
import { exportMessages } from '@thant/i18n/my-exports'
import { expect, test } from 'vitest'
import { translatableTexts } from '../translatable-texts.ts'

const texts = translatableTexts()

test('texts are found where they are written', () => {
  const found = new Set(texts.map(({ text }) => text))
  for (const text of [
    'Sign In',
    'Waste type it is for',
    'Bin Type',
    'Start date of contract {{number}}',
    'No Pickup Found on that date!',
    'SERVER ERROR FOUND',
    'Required',
    'Waste pickup',
    'Dear {{name}},',
    'Amount due',
    'Reset your password at {{company}}',
    'Answer of the mail server',
    'On hold',
  ]) {
    expect(found).toContain(text)
  }
})

test('every text of every screen, mail and paper has a Burmese translation', () => {
  const known = new Set(
    Object.keys({ ...burmese, ...exportMessages }).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]),
  )
  const missing = texts.filter(({ text }) => !known.has(text)).map(({ text, file }) => `${file}: ${text}`)
  expect([...new Set(missing)]).toEqual([])
})
