import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { expect, test } from 'vitest'
import { actionText, entityText, fieldText } from './audit-labels.ts'
import { changesOf, linesOf } from './changes.ts'

const t = createI18n({ language: 'en', burmese: {} }).getFixedT('en')
const format = createFormat({ timeZone: 'Asia/Yangon', language: 'en', timeFormat: '24h' }, t)

test('lists added, removed and changed fields, without those that were always empty', () => {
  const before = { name: 'Inya', remark: 'Ring twice', logo: null, items: [] }
  const after = { name: 'Inya Lake', remark: '', logo: null, items: [], driver: 'Ko Ye' }
  expect(changesOf({ before, after })).toEqual([
    { field: 'name', kind: 'changed', before: 'Inya', after: 'Inya Lake' },
    { field: 'remark', kind: 'removed', before: 'Ring twice', after: '' },
    { field: 'driver', kind: 'added', before: undefined, after: 'Ko Ye' },
  ])
  expect(changesOf({ before: null, after: { name: 'New' } })).toMatchObject([{ kind: 'added' }])
  expect(changesOf({ before: { name: 'Old' }, after: null })).toMatchObject([{ kind: 'removed' }])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

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
  [{ lng: 96.1951, lat: 16.8661 }, ['96.195, 16.866']],
])('reads %j as %j', (value, lines) => {
  expect(linesOf(value, format)).toEqual(lines)
})

test('describes actions, entities and fields in words, even unknown ones', () => {
  expect(['pickup.reschedule', 'session.refuse', 'invoice.mark-as-paid'].map(actionText)).toEqual([
    'Rescheduled',
    'Sign-in refused',
    'Mark as paid',
  ])
  expect(['slide-set', 'factor-set'].map(entityText)).toEqual(['Slide set', 'Factor set'])
  expect(['phoneNumber', 'contactPersonName', 'wayType'].map(fieldText)).toEqual([
    'Phone',
    'Contact person name',
    'Way type',
  ])
})
