import { describe, expect, it, test } from 'vitest'
import {
  changed,
  firstPage,
  lastPageOf,
  pagesAround,
  queryOf,
  readAddress,
  stepBack,
  stepForward,
  typedPage,
} from './list-address.ts'

const defaults = {
  sort: '-createdAt',
  filters: ['status', 'from'] as const,
  isAccepted: (_name: string, value: string) => !value.includes('99'),
}
const read = (address: string) => readAddress(new URLSearchParams(address), defaults)

describe('a list reads its address', () => {
  it('as the first page of 25 in the usual order where it says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 25, sort: '-createdAt', q: '', after: null, filters: {}, refused: [] })
  })

  it('with what is set, and without what is empty or no filter of the list', () => {
    expect(read('page=3&limit=50&sort=name&q=a+b&status=DONE&from=&colour=red')).toEqual({
      page: 3,
      limit: 50,
      sort: 'name',
      q: 'a b',
      after: null,
      filters: { status: 'DONE' },
      refused: [],
    })
  })

  it('without what the contract refuses, which it names', () => {
    const { filters, sort, limit, refused } = read('from=2026-99-99&status=DONE&sort=99&limit=99')
    expect({ filters, sort, limit }).toEqual({ filters: { status: 'DONE' }, sort: '-createdAt', limit: 25 })
    expect(refused).toEqual(['from', 'limit', 'sort'])
  })

  it.each(['0', '-2', '1.5', 'two', ''])('with the first page for page=%s', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })
})

describe('the query of a list', () => {
  it('has the page or, where there is a cursor, the cursor', () => {
    expect(queryOf(read('page=2&status=DONE'))).toEqual({ page: 2, limit: 25, sort: '-createdAt', status: 'DONE' })
    expect(queryOf(read('page=401&after=abc&q=x'))).toEqual({ after: 'abc', limit: 25, sort: '-createdAt', q: 'x' })
  })
})

describe('the address of a list', () => {
  const change = (address: string, changes: Parameters<typeof changed>[1]) =>
    changed(new URLSearchParams(address), changes).toString()

  it('keeps what it says of other things, such as a tab', () => {
    expect(change('tab=list&status=DONE', { status: 'OPEN' })).toBe('tab=list&status=OPEN')
  })

  it('drops what is not set any more', () => {
    expect(change('status=DONE&from=2026-02-03', { status: undefined, from: '' })).toBe('')
  })

  it('starts at the first page again with another filter', () => {
    expect(change('page=401&after=abc', { ...firstPage, status: 'DONE' })).toBe('status=DONE')
  })
})

describe('another page', () => {
  it('is reached by its number up to the 10,000th row', () => {
    expect(stepForward(read('page=399'), [], 'next')).toEqual({
      changes: { page: '400', after: undefined },
      cursors: [],
    })
    expect(stepBack(read('page=400'), [])).toEqual({ changes: { page: '399', after: undefined }, cursors: [] })
  })

  it('is reached by the cursor beyond, and the way back by the cursors of the way there', () => {
    const first = stepForward(read('page=400'), [], 'a')
    expect(first).toEqual({ changes: { page: '401', after: 'a' }, cursors: ['a'] })
    const second = stepForward(read('page=401&after=a'), ['a'], 'b')
    expect(second).toEqual({ changes: { page: '402', after: 'b' }, cursors: ['a', 'b'] })
    expect(stepBack(read('page=402&after=b'), ['a', 'b'])).toEqual({
      changes: { page: '401', after: 'a' },
      cursors: ['a'],
    })
    expect(stepBack(read('page=401&after=a'), ['a'])).toEqual({
      changes: { page: '400', after: undefined },
      cursors: [],
    })
  })

  it('is not reached where there is none, or where only the history knows the cursor', () => {
    expect(stepForward(read('page=400'), [], null)).toBeUndefined()
    expect(stepBack(read('page=402&after=b'), [])).toBeUndefined()
  })

  it('is the first one without a number', () => {
    expect(stepBack(read('page=2'), [])?.changes).toEqual({ page: undefined, after: undefined })
  })
})

test('the last page is known while the total is, and no page is beyond the offset of the API', () => {
  expect(lastPageOf({ limit: 25 }, 340, false)).toBe(14)
  expect(lastPageOf({ limit: 25 }, 0, false)).toBe(1)
  expect(lastPageOf({ limit: 100 }, 1_000, true)).toBe(100)
})

test.each([
  ['3', 3],
  [' ၃ ', 3],
  ['0', 1],
  ['99', 14],
  ['', undefined],
  ['two', undefined],
])('the page typed as %j of 14 is %j', (typed, page) => {
  expect(typedPage(typed, 14)).toBe(page)
})

describe('the pages around one', () => {
  const around = (address: string, isLast = false) => pagesAround(new URLSearchParams(address), read(address), isLast)

  it('keep what is searched, filtered and sorted', () => {
    expect(around('q=a+b&page=2&limit=50')).toEqual({
      before: 'q=a+b&page=1&limit=50',
      after: 'q=a+b&page=3&limit=50',
    })
  })

  it('are missing before the first, after the last, and where only cursors lead', () => {
    expect(around('')).toEqual({ after: 'page=2' })
    expect(around('page=3', true)).toEqual({ before: 'page=2' })
    expect(around('page=400')).toEqual({ before: 'page=399' })
    expect(around('page=401&after=abc')).toEqual({})
  })
})
