import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { expect, test } from 'vitest'
import { codeText, linesOf } from './value-lines.ts'

const t = createI18n({ language: 'en', burmese: {} }).getFixedT('en')
const format = createFormat({ timeZone: 'Asia/Yangon', language: 'en', timeFormat: '24h' }, t)

test.each([
  ['2026-02-02T17:30:00.000Z', ['Tue 3 Feb 2026, 00:00']],
  ['2026-02-03', ['Tue 3 Feb 2026']],
  [1234.5, ['1,234.5']],
  [true, ['Yes']],
  ['=1+1', ['=1+1']],
  [null, []],
  [
    ['Ko Ye', 'Ma Nilar'],
    ['Ko Ye', 'Ma Nilar'],
  ],
  [
    [{ unit: 'kg', remark: '', quantity: 12.5, productName: 'Cardboard', productType: 'Papers' }],
    ['Cardboard, Papers, 12.5 kg'],
  ],
  ['ONHOLD', ['On hold']],
  ['HOLD THE DOOR', ['HOLD THE DOOR']],
  [{ _id: '1f0c', name: 'Ko Ye', type: 'DRIVER' }, ['Ko Ye']],
  [{ lng: 96.1951, lat: 16.8661 }, ['96.195, 16.866']],
])('reads %j as %j', (value, lines) => {
  expect(linesOf(value, format)).toEqual(lines)
})

test('names a status as other screens do, and leaves other texts as they are', () => {
  expect([codeText('ONHOLD'), codeText('Golden Leaf Hotel')]).toEqual(['On hold', 'Golden Leaf Hotel'])
})
