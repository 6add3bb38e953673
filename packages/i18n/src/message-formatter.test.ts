import type { Message } from '@thant/contracts/materials/plan'
import type { QuarterName } from '@thant/contracts/reporting/quarters'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { createFormat } from './format.ts'
import { createMessageFormatter } from './message-formatter.ts'
import { burmese } from './my.ts'
import { possibleKey } from './possible-key.ts'

const words = createI18n({ language: 'en', burmese })
/** Texts of the tests have no Burmese. */
type Written = { text: string; values?: Message['values'] }

const sayerOf = (language: 'en' | 'my') =>
  createMessageFormatter(
    createFormat({ timeZone: 'Asia/Yangon', language, timeFormat: '24h' }, words.getFixedT(language)),
    words.getFixedT(language),
  )

const quarter = (ordinal: QuarterName['ordinal']): QuarterName => ({ ordinal, year: 2026 })

test.each<[Written, string]>([
  [{ text: '{{amount}} was collected', values: { amount: { kg: 1234.5 } } }, '1,234.50\u00a0kg was collected'],
  [{ text: '{{it}}', values: { it: { tonnes: 0.2949 } } }, '294.90\u00a0kg\u00a0CO₂e'],
  [{ text: '{{it}}', values: { it: { tonnes: -1.35459 } } }, '−1.35459\u00a0t\u00a0CO₂e'],
  [{ text: '{{it}}', values: { it: { tonnes: 0.2949, unit: 't' } } }, '0.29490\u00a0t\u00a0CO₂e'],
  [{ text: '{{it}}', values: { it: { tonnes: -1.35459, unit: 'kg' } } }, '−1,354.59\u00a0kg\u00a0CO₂e'],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          weights: [
            { text: 'Composting', kg: 1234.5 },
            { text: 'Landfilling', kg: 0.25 },
          ],
        },
      },
    },
    'Composting 1,234.500, Landfilling 0.250',
  ],
  [{ text: '{{it}}', values: { it: { month: '2026-02' } } }, 'Feb 2026'],
  [{ text: '{{it}}', values: { it: { monthSpan: { from: '2025-11', to: '2026-01' } } } }, 'Nov 2025 – Jan 2026'],
  [{ text: '{{it}}', values: { it: { change: 12.34 } } }, '+12.3%'],
  [{ text: '{{it}}', values: { it: { change: -5 } } }, '−5.0%'],
  [{ text: '{{it}}', values: { it: { change: 0 } } }, '0.0%'],
  [{ text: '{{it}}', values: { it: { treatments: [{ treatment: 'landfill', percent: 100 }] } } }, 'Landfilling'],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          treatments: [
            { treatment: 'composting', percent: 94.5 },
            { treatment: 'unknown', percent: 5.5 },
          ],
        },
      },
    },
    'Composting 94.50%\nUnknown treatment 5.50%',
  ],
  [{ text: '{{it}}', values: { it: { destinations: ['River Mill', null] } } }, 'River Mill\nNot recorded'],
  [{ text: '{{it}}', values: { it: { plainDay: '2026-02-03' } } }, '3 Feb 2026'],
  [{ text: '{{it}}', values: { it: { collection: { day: '2026-02-03', code: 'COL-1' } } } }, '3 Feb 2026\nCOL-1'],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          itemLines: [
            { name: 'Tins', kg: 2 },
            { name: 'Boxes', kg: 0.125 },
          ],
        },
      },
    },
    'Tins 2.000\nBoxes 0.125',
  ],
  [{ text: '{{it}}', values: { it: { quarters: { first: quarter(1), last: quarter(1) } } } }, 'First Quarter 2026'],
  [
    { text: '{{it}}', values: { it: { quarters: { first: quarter(2), last: quarter(4) } } } },
    'Second Quarter 2026 to Fourth Quarter 2026',
  ],
  [
    {
      text: '{{it}}',
      values: {
        it: { quarters: { first: quarter(4), last: quarter(4), months: { from: '2026-02', to: '2026-04' } } },
      },
    },
    'Feb – Apr 2026 (Fourth Quarter 2026)',
  ],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          quarters: {
            first: quarter(3),
            last: quarter(3),
            months: { from: '2026-11', to: '2026-11' },
            isInProgress: true,
          },
        },
      },
    },
    'Nov 2026 (Third Quarter 2026, in progress)',
  ],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          quarters: [
            { first: quarter(1), last: quarter(2) },
            { first: quarter(4), last: quarter(4) },
          ],
        },
      },
    },
    'First Quarter 2026 to Second Quarter 2026, Fourth Quarter 2026',
  ],
  [
    {
      text: '{{it}}',
      values: {
        it: {
          shares: [
            { type: 'Papers', percent: 99.9 },
            { type: 'E-waste', percent: 0.1 },
          ],
        },
      },
    },
    'Paper 99.90%, E-waste 0.10%',
  ],
  [{ text: '{{it}}', values: { it: { types: ['Cans', 'Glasses'] } } }, 'Can, Glass'],
])('writes %j', { tags: ['9-34', '9-46'] }, (said, expected) => {
  expect(sayerOf('en').formatMessage({ ...said, text: possibleKey(said.text) })).toBe(expected)
})

test('leaves text that a user typed unchanged', () => {
  expect(sayerOf('my').formatMessage({ text: 'Rinse the {{cups}}, #please', isLiteral: true })).toBe(
    'Rinse the {{cups}}, #please',
  )
})

test('names the quarters of a period in Burmese', () => {
  const title = sayerOf('my').formatValue({ quarters: { first: quarter(1), last: quarter(3) } })
  expect(title).toMatch(/^[^A-Za-z0-9]+$/)
  expect(title).toContain('၂၀၂၆')
})

test('leaves the English title that the first release froze as it is', () => {
  const title = 'First Quarter 2026 to Third Quarter 2026'
  expect(sayerOf('my').formatValue({ quarters: title })).toBe(title)
})
