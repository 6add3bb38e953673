import { expect, test } from 'vitest'
import { actionText, entityText, fieldText } from './audit-labels.ts'
import { changesOf } from './changes.ts'

test('lists added, removed and changed fields, without those that stayed or were always empty', () => {
  const before = { day: '2026-03-02', name: 'Inya', remark: 'Ring twice', logo: null, items: [] }
  const after = { day: '2026-03-02', name: 'Inya Lake', remark: '', logo: null, items: [], driver: 'Ko Ye' }
  expect(changesOf({ before, after })).toEqual([
    { field: 'name', kind: 'changed', before: 'Inya', after: 'Inya Lake' },
    { field: 'remark', kind: 'removed', before: 'Ring twice', after: '' },
    { field: 'driver', kind: 'added', before: undefined, after: 'Ko Ye' },
  ])
  expect(changesOf({ before: null, after: { name: 'New' } })).toMatchObject([{ kind: 'added' }])
  expect(changesOf({ before: { name: 'Old' }, after: null })).toMatchObject([{ kind: 'removed' }])
  expect(changesOf({ before: null, after: null })).toEqual([])
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
    'Waste stream',
  ])
})
