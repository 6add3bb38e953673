import type { TranslationKey } from '@thant/i18n/translation-key'
import type { Facts } from './notification-details.ts'
import type { NotificationKind } from './notifications.ts'

/** Says in a mail what its reader may do next; none where the news asks for nothing. */
export function adviceOf(kind: NotificationKind, facts: Facts): TranslationKey | undefined {
  return advice[kind]?.(facts)
}

const advice: Partial<Record<NotificationKind, (facts: Facts) => TranslationKey | undefined>> = {
  'pickup-tomorrow': () => 'Please put your waste out before the crew comes.',
  'pickup-cancelled': ({ state }) =>
    state === 'ONHOLD'
      ? 'We do not come until this is settled. Please call us to learn why, and when we come again.'
      : 'If you did not ask for this, please call us.',
  'pickup-not-collected': () =>
    'Please keep your waste for the next pickup, or ask for an extra one in the portal. If our record is not right, tell us there.',
  'missed-answered': ({ state }) =>
    state === 'UPHELD' ? undefined : 'Our record stands. If you see it otherwise, please call us.',
  'request-agreed': ({ state }) =>
    state === 'AGREED'
      ? 'The pickup is planned for that time. There is nothing more to do.'
      : 'The request is closed, and what was planned stays as it was.',
  'request-answered': ({ state, request }) => {
    const isOfPickup = request === 'move' || request === 'cancel'
    if (state === 'EXPIRED') return isOfPickup ? 'The pickup stays as it was planned.' : undefined
    if (state !== 'DECLINED') return undefined
    return request === 'cancel'
      ? 'The pickup stays as it was planned.'
      : 'Please ask for another day in the portal, or call us.'
  },
}
