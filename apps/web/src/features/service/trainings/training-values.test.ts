import { describe, expect, it } from 'vitest'
import { blankAttendee, isBlankAttendee, missingOf, scheduleBodyOf } from './training-values.ts'

describe('the last line of attendees', () => {
  it('ends the list where nothing was typed', () => {
    expect(isBlankAttendee(blankAttendee)).toBe(true)
  })

  it.each(['name', 'position', 'department', 'feedback'] as const)('does not where there is a %s', (field) => {
    expect(isBlankAttendee({ ...blankAttendee, [field]: 'x' })).toBe(false)
  })

  it('does not where there is no line', () => {
    expect(isBlankAttendee(undefined)).toBe(false)
  })
})

describe('a new training', () => {
  const nothing = { organizationId: null, trainingDate: null, trainingPeriod: '' }

  it('needs an organization and a day', () => {
    expect(missingOf(nothing)).toEqual({ organizationId: 'Required', trainingDate: 'Required' })
    expect(missingOf({ ...nothing, organizationId: 'a', trainingDate: '2026-11-22' })).toEqual({})
  })

  it('is sent with empty texts for what is missing, so that the contract can say so', () => {
    expect(scheduleBodyOf(nothing)).toEqual({ organizationId: '', trainingDate: '', trainingPeriod: '' })
  })
})
