import { expect, test } from 'vitest'
import { mailAddress } from './mail-address.ts'

test('carries subject and body as they are, with spaces, lines and ampersands', () => {
  const address = mailAddress({ subject: 'Report & figures', body: 'Read it:\n\nhttps://a.example/report?link=b' })
  expect(address).toBe(
    'mailto:?subject=Report%20%26%20figures&body=Read%20it%3A%0A%0Ahttps%3A%2F%2Fa.example%2Freport%3Flink%3Db',
  )
})

test('is to somebody, whose address is no part of the link', () => {
  const address = mailAddress({ to: 'a?bcc=b@c.example', subject: 'S', body: '' })
  expect(address).toBe('mailto:a%3Fbcc%3Db%40c.example?subject=S&body=')
})

test('leaves out the word joiners of Burmese texts', () => {
  expect(mailAddress({ subject: 'a\u2060b', body: 'c\u2060d' })).toBe('mailto:?subject=ab&body=cd')
})
