import { expect, it } from 'vitest'
import { chosenIn, withOrWithout } from './chosen-values.ts'

it('chooses one value after another and takes each away again', () => {
  const first = withOrWithout(undefined, 'REQUEST')
  const both = withOrWithout(first, 'CONFIRMED')
  expect(chosenIn(both)).toEqual(['REQUEST', 'CONFIRMED'])
  expect(withOrWithout(both, 'REQUEST')).toBe('CONFIRMED')
  expect(withOrWithout('CONFIRMED', 'CONFIRMED')).toBeUndefined()
})
