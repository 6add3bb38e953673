import { expect, it } from 'vitest'
import { phoneAddress } from './phone-address.ts'

it('a telephone link has only digits and the plus sign', () => {
  expect(phoneAddress('+95 (0)9-123 456 789')).toBe('tel:+9509123456789')
})
