import { stockAdjustmentEndpoints } from '@thant/contracts/reporting/stock-adjustments'
import { binEndpoints } from '@thant/contracts/service/bins'
import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { problemsIn } from '#components/form/form-problems.ts'
import { isRequired } from './required.ts'

const requested = (body: z.ZodMiniType, values: object, path: string, empty: unknown) =>
  isRequired(values, { path, empty }, (emptied) => problemsIn(body, emptied))

const bin = { name: 'Paper', size: '120 L', stock: 3, price: 40, image: null }
const loss = { date: '2026-11-24', wasteType: 'Papers', kind: 'theft', weight: 3, note: 'Seen' }
const attendee = { name: 'Daw Hla', position: '', department: '', feedback: '' }
const training = { status: 'REQUESTED', type: 'ONLINE', attendees: [attendee, attendee] }

describe('a field is required', () => {
  it.each([
    ['name', ''],
    ['stock', undefined],
    ['price', undefined],
  ])('when the contract refuses the record without it: %s', (path, empty) => {
    expect(requested(binEndpoints.create.body, bin, path, empty)).toBe(true)
  })

  it('when the form itself refuses it, though the contract takes it', () => {
    const ofForm = () => ({ image: 'Required' })
    expect(isRequired(bin, { path: 'image', empty: null }, ofForm)).toBe(true)
  })

  it('in a line of a list', () => {
    expect(requested(trainingEndpoints.change.body, training, 'attendees.1.name', '')).toBe(true)
    expect(requested(trainingEndpoints.change.body, training, 'attendees.1.position', '')).toBe(false)
  })

  it('by what the other fields say', () => {
    const body = stockAdjustmentEndpoints.create.body
    expect(requested(body, loss, 'note', '')).toBe(false)
    expect(requested(body, { ...loss, kind: 'other-loss' }, 'note', '')).toBe(true)
  })
})

describe('a field is not required', () => {
  it('when the contract takes the record without it', () => {
    expect(requested(binEndpoints.create.body, bin, 'image', undefined)).toBe(false)
    expect(requested(trainingEndpoints.change.body, training, 'type', null)).toBe(false)
  })

  it('when only other fields have problems', () => {
    expect(requested(binEndpoints.create.body, { ...bin, name: '' }, 'image', null)).toBe(false)
  })
})

it('leaves the values of the form as they are', () => {
  requested(trainingEndpoints.change.body, training, 'attendees.0.name', '')
  expect(training.attendees[0]?.name).toBe('Daw Hla')
})
