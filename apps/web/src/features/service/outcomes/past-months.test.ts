import { expect, it } from 'vitest'
import { pastMonths } from './past-months.ts'

it('counts back over the turn of the year', () => {
  expect(pastMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
})
