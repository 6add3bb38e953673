import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { heading, literal, message, note } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import type { CurrencyStatement, StatementLine } from './statement.ts'

type Statement = {
  organization: { name: string; address: string }
  currencies: readonly CurrencyStatement[]
  from: string | undefined
  to: string
}
type InvoiceParts = Pick<PrintedLetter, 'title' | 'heading' | 'addressee' | 'facts' | 'blocks'>

export function statementDocument({ organization, currencies, from, to }: Statement): InvoiceParts {
  const period = from
    ? message('{{days}}', { days: { days: { from, to } } })
    : message('until {{day}}', { day: { day: to } })
  return {
    title: message('Statement for {{name}}', { name: organization.name }),
    heading: { name: message('STATEMENT'), number: period },
    addressee: {
      label: message('Account of'),
      name: literal(organization.name),
      address: literal(organization.address),
    },
    facts: currencies.map(({ currency, closing }) => ({
      label: message(closing < 0 ? 'Credit in {{currency}}' : 'Open in {{currency}}', { currency }),
      value: message('{{amount}}', { amount: moneyOf(Math.abs(closing), currency) }),
    })),
    blocks:
      currencies.length === 0
        ? [note('Nothing was billed in this time.')]
        : currencies.flatMap((one) => blocksOf(one, from)),
  }
}

function blocksOf(statement: CurrencyStatement, from: string | undefined): PrintedLetter['blocks'] {
  const { currency, opening, lines, closing, rebates, ages } = statement
  const some = (cents: number): MessageValue => (cents === 0 ? '' : amountOf(cents, currency))
  const openingRow: MessageValue[] = [
    from ? { plainDay: from } : '',
    '',
    { text: 'Opening balance' },
    '',
    '',
    amountOf(opening, currency),
  ]
  return [
    heading('In {{currency}}', { currency }),
    {
      kind: 'table',
      columns: [
        { head: message('Date'), isNumber: false },
        { head: message('Invoice'), isNumber: false },
        { head: message('Description'), isNumber: false },
        { head: message('Billed'), isNumber: true },
        { head: message('Paid'), isNumber: true },
        { head: message('Balance'), isNumber: true },
      ],
      rows: [
        openingRow,
        ...lines.map(({ kind, day, invoiceNo, description, billed, paid, balance }): MessageValue[] => [
          { plainDay: day },
          { code: invoiceNo },
          kind === 'bill' ? description : { text: lineTexts[kind] },
          some(billed),
          some(paid),
          amountOf(balance, currency),
        ]),
      ],
    },
    {
      kind: 'totals',
      items: [
        {
          label: message(closing < 0 ? 'Credit in your favour' : 'Balance due'),
          value: message('{{amount}}', { amount: moneyOf(Math.abs(closing), currency) }),
        },
        ...(rebates === 0
          ? []
          : [
              {
                label: message('Rebates to your credit, set off by the next invoice'),
                value: message('{{amount}}', { amount: moneyOf(rebates, currency) }),
              },
            ]),
      ],
    },
    {
      kind: 'table',
      columns: ageHeads.map((head) => ({ head, isNumber: true })),
      rows: [ages.map((cents) => amountOf(cents, currency))],
    },
  ]
}

const lineTexts: Record<Exclude<StatementLine['kind'], 'bill'>, TranslationKey> = {
  payment: 'Payment',
  'second-payment': 'Second payment, to your credit',
  'credit-note': 'Credit note',
  refund: 'Refund',
}

const ageHeads: Message[] = [
  message('Not due yet'),
  message('Overdue up to 29 days'),
  message('30 to 59 days'),
  message('60 to 89 days'),
  message('90 days and more'),
]

function moneyOf(cents: number, currency: string): { money: number; currency: string } {
  return { money: cents / 100, currency }
}

function amountOf(cents: number, currency: string): MessageValue {
  return { amount: cents / 100, currency }
}
