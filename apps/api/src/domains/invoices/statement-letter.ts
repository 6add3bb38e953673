import type { Figure, Words } from '@thant/contracts/plan'
import { literal, note, words } from '#lib/plan-words.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import type { CurrencyStatement } from './statement.ts'

type Statement = {
  organization: { name: string; address: string }
  currencies: readonly CurrencyStatement[]
  from: string | undefined
  to: string
}
type LetterParts = Pick<PrintedLetter, 'title' | 'heading' | 'addressee' | 'facts' | 'blocks'>

/** What was billed, paid and is open, line by line, and how old what is open is. */
export function statementLetter({ organization, currencies, from, to }: Statement): LetterParts {
  const period = from
    ? words('{{days}}', { days: { days: { from, to } } })
    : words('until {{day}}', { day: { day: to } })
  return {
    title: words('Statement for {{name}}', { name: organization.name }),
    heading: { name: words('STATEMENT'), number: period },
    addressee: {
      label: words('Account of'),
      name: literal(organization.name),
      address: literal(organization.address),
    },
    facts: currencies.map(({ currency, closing }) => ({
      label: words('Open in {{currency}}', { currency }),
      value: words('{{amount}}', { amount: moneyOf(closing, currency) }),
    })),
    blocks:
      currencies.length === 0
        ? [note('Nothing was billed in this time.')]
        : currencies.flatMap((one) => blocksOf(one, from)),
  }
}

function blocksOf(statement: CurrencyStatement, from: string | undefined): PrintedLetter['blocks'] {
  const { currency, opening, lines, closing, ages } = statement
  const some = (cents: number): Figure => (cents === 0 ? '' : amountOf(cents))
  const openingRow: Figure[] = [from ? { day: from } : '', '', { text: 'Opening balance' }, '', '', amountOf(opening)]
  return [
    { kind: 'heading', words: words('In {{currency}}', { currency }) },
    {
      kind: 'table',
      columns: [
        { head: words('Date'), isNumber: false },
        { head: words('Invoice'), isNumber: false },
        { head: words('Description'), isNumber: false },
        { head: words('Billed'), isNumber: true },
        { head: words('Paid'), isNumber: true },
        { head: words('Balance'), isNumber: true },
      ],
      rows: [
        openingRow,
        ...lines.map(({ day, invoiceNo, description, billed, paid, balance }): Figure[] => [
          { day },
          invoiceNo,
          paid > 0 ? { text: 'Payment' } : description,
          some(billed),
          some(paid),
          amountOf(balance),
        ]),
      ],
    },
    {
      kind: 'totals',
      items: [{ label: words('Open balance'), value: words('{{amount}}', { amount: moneyOf(closing, currency) }) }],
    },
    {
      kind: 'table',
      columns: ageHeads.map((head) => ({ head, isNumber: true })),
      rows: [ages.map(amountOf)],
    },
  ]
}

const ageHeads: Words[] = [
  words('Not due yet'),
  words('Overdue up to 29 days'),
  words('30 to 59 days'),
  words('60 to 89 days'),
  words('90 days and more'),
]

function moneyOf(cents: number, currency: string): { money: number; currency: string } {
  return { money: cents / 100, currency }
}

function amountOf(cents: number): { amount: number } {
  return { amount: cents / 100 }
}
