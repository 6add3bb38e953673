import { describe, expect, it } from 'vitest'
import { AppError } from '#lib/requests/app-error.ts'
import { changedWeights, weightsOf } from './net-weight.ts'

function fieldRefused(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.details.issues?.[0]?.path
  }
  return undefined
}

describe('weightsOf', () => {
  it.each([
    ['gross and tare', { gross: 5_400, tare: 3_200 }, { gross: 5_400, tare: 3_200, net: 2_200 }],
    ['decimals without binary dust', { gross: 0.3, tare: 0.1 }, { gross: 0.3, tare: 0.1, net: 0.2 }],
    ['all three', { gross: 10, tare: 4, net: 6 }, { gross: 10, tare: 4, net: 6 }],
    ['a tare of nothing', { gross: 10, tare: 0 }, { gross: 10, tare: 0, net: 10 }],
    ['net alone', { net: 7.5 }, { gross: null, tare: null, net: 7.5 }],
    ['net with empty fields', { gross: null, tare: null, net: 7.5 }, { gross: null, tare: null, net: 7.5 }],
  ])('takes %s', (_name, sent, expected) => {
    expect(weightsOf(sent)).toEqual(expected)
  })

  it.each([
    ['nothing', {}, 'net'],
    ['a tare as heavy as the load', { gross: 5, tare: 5 }, 'net'],
    ['a tare that is heavier', { gross: 5, tare: 6 }, 'net'],
    ['another net', { gross: 10, tare: 4, net: 5 }, 'net'],
    ['gross alone', { gross: 10, net: 6 }, 'tare'],
    ['tare alone', { tare: 4, net: 6 }, 'gross'],
  ])('refuses %s', (_name, sent, field) => {
    expect(fieldRefused(() => weightsOf(sent))).toBe(field)
  })
})

describe('changedWeights', () => {
  const weighed = { gross: 10, tare: 4, net: 6 }
  it.each([
    ['nothing', {}, weighed],
    ['a new gross', { gross: 11 }, { gross: 11, tare: 4, net: 7 }],
    ['the net alone', { gross: null, tare: null, net: 3 }, { gross: null, tare: null, net: 3 }],
  ])('takes %s', (_name, sent, expected) => {
    expect(changedWeights(weighed, sent)).toEqual(expected)
  })

  it('refuses a net that gross and tare contradict', () => {
    expect(fieldRefused(() => changedWeights(weighed, { net: 5 }))).toBe('net')
    expect(changedWeights({ gross: null, tare: null, net: 6 }, { net: 5 }).net).toBe(5)
  })
})
