import type { TranslationKey } from '@thant/i18n/translation-key'
import type { Message, MessageValue } from '../materials/plan.ts'
import { detailsOf, type Facts, instantValue, type NotificationDetail } from './notification-details.ts'
import type { NotificationKind } from './notifications.ts'

export type NotificationText = { title: Message; details: NotificationDetail[] }

/** Says what happened, for the inbox and for mails. `facts` are those of the kind (`NotificationFacts`), as stored. */
export function describeNotification(kind: NotificationKind, facts: Facts): NotificationText {
  const text = titles[kind](facts)
  return { title: { text, values: valuesOf(facts) }, details: detailsOf(facts) }
}

/** What a kind is called where people choose their mails. */
export const notificationKindLabels: Record<NotificationKind, TranslationKey> = {
  'request-made': 'A customer asks for a change',
  'request-answered': 'Your requests are answered',
  'request-withdrawn': 'A customer cancels a request',
  'request-agreed': 'A customer answers an offered time',
  'pickup-planned': 'A pickup is planned',
  'pickup-moved': 'A pickup is moved',
  'pickup-cancelled': 'A pickup is cancelled or put on hold',
  'pickup-assigned': 'A pickup is assigned to you',
  'pickup-unassigned': 'A pickup is no longer assigned to you',
  'pickup-not-collected': 'A pickup was not collected',
  'missed-reported': 'A customer reports a missed pickup',
  'missed-answered': 'Your reports of missed pickups are answered',
  'holiday-moves': 'Pickups change because of a holiday',
  'pickup-tomorrow': 'A pickup is planned for tomorrow',
  'collection-note': 'Collection notes, right after each pickup',
  'crew-near': 'The crew is near',
}

const titles: Record<NotificationKind, (facts: Facts) => TranslationKey> = {
  'request-made': ({ request = '' }) => requestTexts[request] ?? '{{organization}} asks for a pickup on {{wanted}}',
  'request-answered': ({ request = '', state = '' }) => answerTexts[state]?.[request] ?? 'Your request was answered',
  'request-withdrawn': ({ request = '' }) => withdrawnTexts[request] ?? '{{organization}} cancelled a request',
  'request-agreed': ({ state }) =>
    state === 'AGREED' ? '{{organization}} agrees to {{offered}}' : '{{organization}} does not agree to {{offered}}',
  'pickup-planned': ({ number = '1', first, last }) => {
    if (number === '1') return 'A pickup is planned for {{at}}'
    return first === last
      ? '{{number}} pickups are planned for {{first}}'
      : '{{number}} pickups are planned from {{first}} to {{last}}'
  },
  'pickup-moved': ({ number = '1', from, to }) => {
    if (number !== '1') return '{{number}} pickups were moved'
    return from === to
      ? 'The place of the pickup of {{from}} is now {{place}}'
      : 'The pickup of {{from}} was moved to {{to}}'
  },
  'pickup-cancelled': ({ number = '1', state }) => {
    if (state === 'ONHOLD') return number === '1' ? 'The pickup of {{at}} is on hold' : '{{number}} pickups are on hold'
    return number === '1' ? 'The pickup of {{at}} was cancelled' : '{{number}} pickups were cancelled'
  },
  'pickup-assigned': ({ number = '1' }) =>
    number === '1' ? 'You drive the pickup of {{at}}' : '{{number}} more pickups are assigned to you',
  'pickup-unassigned': ({ number = '1' }) =>
    number === '1' ? 'You no longer drive the pickup of {{at}}' : '{{number}} pickups are no longer assigned to you',
  'pickup-not-collected': () => 'We could not collect on {{at}}',
  'missed-reported': ({ report }) =>
    report === 'dispute'
      ? '{{organization}} says that the record of {{at}} is not right'
      : '{{organization}} reports that nobody came on {{at}}',
  'missed-answered': ({ state }) =>
    state === 'UPHELD'
      ? 'You were right about the pickup of {{at}}. We are sorry'
      : 'We have looked at your report on the pickup of {{at}}',
  'holiday-moves': () => 'Pickups change because of {{holiday}}',
  'pickup-tomorrow': ({ number }) =>
    number === '1'
      ? 'Tomorrow we collect your waste: {{at}}'
      : 'Tomorrow we collect your waste: {{number}} pickups on {{day}}',
  'collection-note': () => 'Collection note for {{at}}',
  'crew-near': ({ ahead = '' }) =>
    nearTexts[ahead] ?? 'The crew is near: two stops are left before yours, expected {{at}}',
}

const nearTexts: Record<string, TranslationKey> = {
  0: 'The crew is near: yours is the next stop, expected {{at}}',
  1: 'The crew is near: one stop is left before yours, expected {{at}}',
}

const requestTexts: Record<string, TranslationKey> = {
  extra: '{{organization}} asks for a pickup on {{wanted}}',
  move: '{{organization}} asks to move the pickup of {{at}} to {{wanted}}',
  cancel: '{{organization}} asks to cancel the pickup of {{at}}',
}

const withdrawnTexts: Record<string, TranslationKey> = {
  extra: '{{organization}} no longer asks for a pickup on {{wanted}}',
  move: '{{organization}} no longer asks to move the pickup of {{at}} to {{wanted}}',
  cancel: '{{organization}} no longer asks to cancel the pickup of {{at}}',
}

const offerText: TranslationKey = 'We offer you another time: {{offered}}'
const answerTexts: Record<string, Record<string, TranslationKey>> = {
  ACCEPTED: {
    extra: 'Your extra pickup is planned for {{wanted}}',
    move: 'Your pickup of {{at}} was moved to {{wanted}}, as you asked',
    cancel: 'Your pickup of {{at}} was cancelled, as you asked',
  },
  DECLINED: {
    extra: 'We cannot make an extra pickup on {{wanted}}',
    move: 'We cannot move your pickup of {{at}} to {{wanted}}',
    cancel: 'We cannot cancel your pickup of {{at}}',
  },
  COUNTERED: { extra: offerText, move: offerText },
  EXPIRED: {
    extra: 'Your request for a pickup on {{wanted}} was not settled in time. Please call us.',
    move: 'Your request to move the pickup of {{at}} was not settled in time. Please call us.',
    cancel: 'Your request to cancel the pickup of {{at}} was not settled in time. Please call us.',
  },
}

const instants = ['at', 'arrival', 'wanted', 'offered', 'from', 'to']
const days = ['day', 'first', 'last']

function valuesOf(facts: Facts): Record<string, MessageValue> {
  const said = facts.arrival === undefined ? facts : { ...facts, at: facts.arrival }
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, factValue(name, value)]))
}

function factValue(name: string, value: string): MessageValue {
  if (instants.includes(name)) return instantValue(value)
  if (name === 'number') return { number: Number(value) }
  if (days.includes(name)) return { day: value }
  return value
}
