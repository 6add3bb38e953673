import type { DecidedPickups } from '@thant/contracts/holiday-pickups'

/** Translation keys: why a pickup was left as it is. */
export const conflictTexts: Record<DecidedPickups['conflicts'][number]['reason'], string> = {
  changed: 'Somebody changed this pickup meanwhile.',
  gone: 'This pickup is no longer planned.',
  closed: 'The company is closed on the new day as well.',
  passed: 'The new time has passed.',
}
