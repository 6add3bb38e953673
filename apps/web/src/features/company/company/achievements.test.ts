import { expect, test } from 'vitest'
import { shownAchievements } from './achievements.ts'

test.each([
  [{ weightKg: 434_000, pickups: 9_400, organizations: 60 }, [434, 9_400, 60], 0],
  [{ weightKg: 12_340, pickups: 120, organizations: 0 }, [12.34, 120], 1],
])('of %o the landing page shows %o', (achievements, values, decimals) => {
  const shown = shownAchievements(achievements)
  expect(shown.map(({ value }) => value)).toEqual(values)
  expect(shown[0]?.decimals).toBe(decimals)
})

test('nothing is shown before the first tonne', () => {
  expect(shownAchievements({ weightKg: 999, pickups: 12, organizations: 3 })).toEqual([])
  expect(shownAchievements({ weightKg: 0, pickups: 0, organizations: 0 })).toEqual([])
})
