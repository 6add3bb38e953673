import { describe, expect, it } from 'vitest'
import { nameInLines } from './name-in-lines.ts'

describe('a name in lines', () => {
  it.each([
    ['Paper', 'Paper'],
    ['Electronics recycling', 'Electronics\nrecycling'],
    ['Recycling', 'Recycling'],
    ['a b c', 'a b c'],
    ['', ''],
  ])('of %j is %j', (name, lines) => {
    expect(nameInLines(name)).toBe(lines)
  })

  it('keeps loan words whole', () => {
    expect(nameInLines('အီလက်ထရောနစ် ပြုပြင်ခြင်း').split('\n')).toEqual(['အီလက်ထရောနစ်', 'ပြုပြင်ခြင်း'])
    expect(nameInLines('မြေဆွေးလုပ်ခြင်း').split('\n')).toEqual(['မြေဆွေး', 'လုပ်ခြင်း'])
  })

  it('is the same with the joiners of a screen', () => {
    expect(nameInLines('မြေ\u2060ဆွေးလုပ်ခြင်း')).toBe('မြေဆွေး\nလုပ်ခြင်း')
  })

  it.each(['အီလက်ထရောနစ် ပြုပြင်ခြင်း', 'ပြန်လည်အသုံးပြုခြင်း', 'အမှိုက်ပုံတွင်ပုံခြင်း'])('never begins a line of %s with a mark', (name) => {
    const lines = nameInLines(name).split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^[\u1000-\u102A]/)
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  })
})
