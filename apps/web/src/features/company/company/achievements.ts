import type { Achievements } from '@thant/contracts/reporting/dashboard'
import type { TranslationKey } from '@thant/i18n/translation-key'

type Shown = { key: keyof Achievements; value: number; decimals: number; label: TranslationKey }

/** Returns what is worth telling; a company that has just begun says nothing rather than zeros. */
export function shownAchievements({ weightKg, pickups, organizations }: Achievements): Shown[] {
  const tonnes = weightKg / 1_000
  const all: Shown[] = [
    { key: 'weightKg', value: tonnes, decimals: tonnes < 100 ? 1 : 0, label: 'tonnes of waste collected' },
    { key: 'pickups', value: pickups, decimals: 0, label: 'pickups recorded' },
    { key: 'organizations', value: organizations, decimals: 0, label: 'organizations served' },
  ]
  return tonnes < 1 ? [] : all.filter(({ value }) => value > 0)
}
