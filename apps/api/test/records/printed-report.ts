import type { Block, Message, PlanPage } from '@thant/contracts/materials/plan'
import type { MonthlyWaste, SortedType, WasteType } from '@thant/contracts/materials/wastes'
import { possibleKey } from '@thant/i18n/possible-key'
import type { PrintedReport } from '#lib/typst/printed-document.ts'

const message = (text: string, values?: Message['values']): Message => ({
  text: possibleKey(text),
  ...(values && { values }),
})
export const literal = (text: string): Message => ({ text, isLiteral: true })

const types: SortedType[] = ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic']

function monthOf(index: number): MonthlyWaste {
  const amount = (type: number) => Math.round(4_000 * (1 + Math.sin(index * 1.7 + type * 2.3))) / 10
  const month = `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  return {
    month,
    Papers: amount(0),
    Plastics: amount(1),
    Cans: amount(2),
    Glasses: amount(3),
    'E-waste': amount(4),
    Organic: amount(5),
  }
}

const months = Array.from({ length: 12 }, (_, index) => monthOf(index))
const alt = message('Paper')

const monthly = (of: MonthlyWaste[]): Block => ({
  kind: 'charts',
  charts: [{ title: message('Waste'), data: { kind: 'monthly', months: of }, alt }],
})
const composition = (of: MonthlyWaste[]): Block => ({
  kind: 'charts',
  charts: of.map((month) => ({
    title: message('{{month}}', { month: { month: month.month } }),
    data: { kind: 'composition', figures: types.map((name) => ({ name, quantity: month[name] })) },
    alt: message('{{shares}}', { shares: { types } }),
  })),
})
const trend = (type: WasteType): Block => ({
  kind: 'charts',
  charts: [{ title: message('{{type}}', { type: { type } }), data: { kind: 'trend', months, types: [type] }, alt }],
})

export const paragraph = (text: Message): Block => ({ kind: 'paragraph', message: text })
const sentence = literal(
  'Everything that was collected was weighed at the door of the customer, written down by the driver and weighed once more when it arrived at the sorting centre.',
)

/** Has 29 pages, as many as a report of four quarters and six waste types. */
export function fullReport(customer = 'Golden Valley Hotel'): PlanPage[] {
  const page = (id: string, title: string, ...blocks: Block[]): PlanPage => ({ id, title: literal(title), blocks })
  const text = (id: string, title: string) => page(id, title, ...Array.from({ length: 6 }, () => paragraph(sentence)))
  const quarters = [0, 3, 6, 9].map((from) => months.slice(from, from + 3))
  const drawn = (['paper', 'plastic', 'can', 'glass', 'organic'] as const).map((name) =>
    page(
      name,
      `What happened to your ${name}`,
      { kind: 'drawing', name, alt },
      paragraph(sentence),
      paragraph(sentence),
    ),
  )
  return [
    page(
      'cover',
      'Waste Audit Report',
      paragraph(literal(customer)),
      { kind: 'drawing', name: 'cover', alt },
      {
        kind: 'facts',
        items: [{ label: message('Paper'), value: message('{{weight}}', { weight: { kg: 12_345.6 } }) }],
      },
    ),
    page('contents', 'Contents', { kind: 'contents' }),
    text('letter', 'To our customer'),
    text('about', 'About this report'),
    page('summary', 'Executive summary', paragraph(sentence), {
      kind: 'figures',
      items: [1, 2, 3].map((number) => ({
        label: message('Paper'),
        value: message('{{kg}}', { kg: { kg: number * 1_234.5 } }),
      })),
    }),
    page('items', 'Common items', {
      kind: 'table',
      columns: [
        { head: message('Product'), isNumber: false },
        { head: message('Type'), isNumber: false },
        { head: message('Quantity'), isNumber: true },
      ],
      rows: Array.from({ length: 20 }, (_, row) => [
        `Cardboard ${row}`,
        { type: types[row % 6] ?? 'Papers' },
        { kg: 1_000 / (row + 1) },
      ]),
    }),
    ...quarters.flatMap((of, index) => [
      page(`bars-${index}`, `Monthly collection ${index + 1}`, monthly(of)),
      page(`pies-${index}`, `Composition ${index + 1}`, composition(of)),
    ]),
    ...types.map((type) => page(`trend-${type}`, `Trend of ${type}`, trend(type))),
    page('overall', 'Overall composition', composition(months.slice(0, 1))),
    page('findings', 'Findings', { kind: 'list', isNumbered: true, items: [sentence, sentence] }),
    page('recommendations', 'Recommendations', { kind: 'list', isNumbered: false, items: [sentence, sentence] }),
    ...drawn,
    page('closing', 'Thank you', paragraph(sentence), { kind: 'drawing', name: 'closing', alt }),
  ]
}

export function printedReport(changes: Partial<PrintedReport> = {}): PrintedReport {
  return {
    layout: 'report',
    id: JSON.stringify(changes),
    pages: fullReport(),
    title: literal('Waste Audit Report'),
    language: 'en',
    timeZone: 'Asia/Yangon',
    createdAt: '2026-02-03T03:04:05.000Z',
    companyName: 'Thant',
    proof: {
      number: '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      verifyUrl: 'http://127.0.0.1:3000/report/0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33/verify',
    },
    standard: 'ua1',
    ...changes,
  }
}
