import type { RouteNote, unservedReasons } from '@thant/contracts/service/day-plans'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const unservedTexts = {
  'no-place': 'Not on the map',
  'too-far': 'Too far from every depot',
  'too-heavy': 'Too heavy for every vehicle',
  closed: 'Closed while vehicles are out',
  'no-vehicle': 'No vehicle can drive it',
  'no-time': 'No time left on this day',
} as const satisfies Record<(typeof unservedReasons)[number], TranslationKey>

export const noteTexts = {
  'engine-silent': 'The route engine did not answer; the order is our own.',
  'engine-unusable': 'The answer of the route engine could not be used; the order is our own.',
  'distances-estimated': 'The distance server did not answer; distances are estimated.',
} as const satisfies Record<RouteNote, TranslationKey>
