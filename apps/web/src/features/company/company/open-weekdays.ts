import type { TranslationKey } from '@thant/i18n/translation-key'

export const weekdayLabels: Record<number, TranslationKey> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
}

/** Returns the first and the last of weekdays that follow each other: 1 to 4 and 6 of 1, 2, 3, 4, 6. */
export function weekdayRuns(weekdays: readonly number[]): Array<[first: number, last: number]> {
  const runs: Array<[number, number]> = []
  for (const day of weekdays) {
    const run = runs.at(-1)
    if (run?.[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}
