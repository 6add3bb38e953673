import { expect, it } from 'vitest'
import { townshipIn } from './township.ts'

it('finds the township of an address in either script', () => {
  expect(townshipIn('No. 99, Maha Bandula Road, Kyauktada Township, Yangon')).toBe('Kyauktada Township')
  expect(townshipIn('အမှတ် (၂၉)၊ လှိုင်မြစ်လမ်း၊ လှိုင်မြို့နယ်၊ ရန်ကုန်မြို့')).toBe('လှိုင်မြို့နယ်')
  expect(townshipIn('Behind the old jetty')).toBeUndefined()
})
