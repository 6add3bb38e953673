import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it('Burmese digits become Latin ones, and everything else stays', () => {
  expect(latinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789')
  expect(latinDigits('၁2.၅ kg, က')).toBe('12.5 kg, က')
})
