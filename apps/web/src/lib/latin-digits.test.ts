import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'
import { phoneAddress } from './phone-address.ts'

it('Burmese digits become Latin ones, and everything else stays', () => {
  expect(latinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789')
  expect(latinDigits('၁2.၅ kg, က')).toBe('12.5 kg, က')
})

it('a telephone link has only digits and the plus sign', () => {
  expect(phoneAddress('+95 (0)9-123 456 789')).toBe('tel:+9509123456789')
})
