import { describe, expect, it } from 'vitest'
import { writeEmail } from './email.ts'
import type { Email } from './email-content.ts'

const letter: Email = {
  language: 'en',
  title: 'Invoice INV-7 is due on Mon 2 Feb 2026',
  greeting: 'Dear Lotus Tower,',
  paragraphs: ['Please pay <soon>.', 'Thank you.'],
  facts: [
    { label: 'Amount due', value: '310.75 USD' },
    { label: 'Delivery address', value: '7 Strand Road\nYangon' },
  ],
  action: { label: 'Open the invoice', url: 'https://thant.example/payment/7?a=1&b=2' },
  sender: {
    name: 'Thant & Co',
    address: '1 Bo Aung Kyaw Street',
    phone: '+95 1 234 567',
    email: 'office@thant.example',
  },
}
const htmlOf = (change: Partial<Email> = {}) => writeEmail({ ...letter, ...change }).html
/** The text between the tags, in the order it is read. */
const readableTextOf = (html: string) =>
  html
    .replace(/[\s\S]*<body/, '')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')

describe('every mail', () => {
  it('has the name at its head, one title, the facts as a table, the button after all texts, and contacts at its foot', () => {
    const html = htmlOf()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<th scope="row"[^>]*>Amount due<\/th>\s*<td[^>]*>310\.75 USD<\/td>/)
    const read = readableTextOf(html)
    const order = [
      'Thant &#38; Co',
      letter.title,
      'Amount due',
      '7 Strand Road',
      'Thank you.',
      'Open the invoice',
      'Bo Aung Kyaw',
      '+95 1 234 567 · office@thant.example',
    ]
    const places = order.map((part) => read.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThan(-1)
  })

  it('names its language, and gives Burmese taller lines', () => {
    expect(htmlOf()).toContain('<html lang="en">')
    expect(htmlOf({ language: 'my' })).toContain('<html lang="my">')
    expect(htmlOf({ language: 'my' })).toContain('font:16px/1.8 ')
  })

  it('keeps Burmese words on one line that mail programs would break', () => {
    const { html, text } = writeEmail({ ...letter, paragraphs: ['ဤအီးမေးလ်ကို <ပို့>ပါ။'] })
    expect(html).toContain('<p>ဤ<span style="white-space:nowrap">အီးမေးလ်</span>ကို &#60;ပို့&#62;ပါ။</p>')
    expect(text).toContain('ဤအီးမေးလ်ကို <ပို့>ပါ။')
  })

  it('keeps a Burmese figure and its counter on one line', () => {
    const html = htmlOf({ language: 'my', title: 'သတင်း ၄ ခု' })
    expect(html).toContain('<span style="white-space:nowrap">၄ ခု</span>')
  })

  it.each([
    ['Refund RF-INV-2023-0001-1 of it', 'RF-INV-2023-0001-1'],
    ['မှတ်တမ်း မမှန်ကြောင်း', 'မမှန်'],
    ['ဖော်ပြထားပါသည်။', 'ထားပါသည်<'],
  ])(
    'keeps the number of a paper, a negation with its verb and particles with their word on one line: %s',
    (title, whole) => {
      expect(htmlOf({ title })).toContain(`<span style="white-space:nowrap">${whole}`)
    },
  )

  it('tells of several things in sections, each with its title, its hint and its facts', { tags: ['10.7-13'] }, () => {
    const sections = ['One', 'Other'].map((title) => ({ title, hint: `${title} day`, facts: letter.facts }))
    const { html, text } = writeEmail({ ...letter, facts: [], sections })
    expect(html.match(/<h2[^>]*>(One|Other)<\/h2>\s*<p[^>]*>(One|Other) day<\/p>\s*<table/g)).toHaveLength(2)
    expect(text).toContain('One\nOne day\nAmount due: 310.75 USD\nDelivery address: 7 Strand Road\nYangon\n\nOther')
  })

  it('says what the subject says once more at most, and shows the next thing beside it', { tags: ['10.7-13'] }, () => {
    const { html, text } = writeEmail({ ...letter, paragraphs: [letter.title, 'Thank you.'] })
    expect(readableTextOf(html).split(letter.title)).toHaveLength(2)
    expect(html).toMatch(/<div style="display:none[^"]*">Amount due: 310\.75 USD<\/div>/)
    expect(text).toContain(letter.title)
    const bare = htmlOf({ paragraphs: [letter.title, 'Thank you.'], facts: [] })
    expect(bare).toMatch(/<div style="display:none[^"]*">Thank you\.<\/div>/)
  })

  it('begins with a hidden line, which mail programs show beside the subject', () => {
    expect(htmlOf()).toMatch(/<body[^>]*>\s*<div style="display:none[^"]*">Please pay &#60;soon&#62;\.<\/div>/)
  })

  it('has a dark scheme and room on a phone', () => {
    const html = htmlOf()
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).toContain('@media (max-width: 480px)')
    expect(html).toContain('name="viewport"')
  })

  it('loads nothing from elsewhere, and shows its link to be copied', () => {
    const html = htmlOf()
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
    expect(html.match(/https:\/\/thant\.example\/payment\/7\?a=1&#38;b=2/g)).toHaveLength(2)
  })

  it('says the same as plain text', () => {
    expect(writeEmail(letter).text).toBe(
      `Dear Lotus Tower,

Please pay <soon>.

Amount due: 310.75 USD
Delivery address: 7 Strand Road
Yangon

Thank you.

Open the invoice:
https://thant.example/payment/7?a=1&b=2

Thant & Co
1 Bo Aung Kyaw Street
+95 1 234 567
office@thant.example`,
    )
  })

  it('leaves out what there is not: facts, a link, an address, a phone', () => {
    const { action: _, ...rest } = letter
    const sender = { name: 'Thant', address: '', phone: '', email: '' }
    const { text, html } = writeEmail({ ...rest, facts: [], sender })
    expect(text.endsWith('\n\nThank you.\n\nThant')).toBe(true)
    expect(html).not.toMatch(/<th |<a /)
    expect(html).not.toContain('<br>')
  })
})
