import { expect, test } from 'vitest'
import { withSubscripts } from './chemical-formulas.ts'

test.each([
  ['IPCC 1995 (CH4 21, N2O 310)', 'IPCC 1995 (CH₄ 21, N₂O 310)'],
  ['t CO2e', 't CO₂e'],
  ['CO2, CO20, XCH4', 'CO₂, CO20, XCH4'],
])('%s is shown as %s', (typed, shown) => {
  expect(withSubscripts(typed)).toBe(shown)
})
