import type { TranslationKey } from '@thant/i18n/translation-key'
import type { Message, MessageValue } from '../materials/plan.ts'
import { outcomeCodes, outcomeReasons } from '../service/outcome-reasons.ts'
import { type WayType, wayTypes } from '../service/pickup-statuses.ts'

export type Facts = Readonly<Record<string, string>>
export type NotificationDetail = { label: Message; value: Message }

/**
 * The lines below the title, without the place or the time that stands in it. `pickups`, `moved` and `moves` have one for
 * each pickup, up to `more` others.
 */
export function detailsOf({
  from = '',
  to = '',
  number = '',
  code = '',
  note = '',
  place = '',
  state = '',
  at = '',
  wanted = '',
  until = '',
  moves = '',
  moved = '',
  pickups = '',
  more = '',
}: Facts): NotificationDetail[] {
  const reason = outcomeCodes.find((one) => one === code)
  return [
    ...(reason === undefined ? [] : [detail('Reason', { text: outcomeReasons[reason].label })]),
    ...(note === '' ? [] : [detail('Note', shown(note))]),
    // The title of an offer says the offered time alone.
    ...(state === 'COUNTERED' && at !== '' ? [detail('Pickup', shown(instantValue(at)))] : []),
    ...(state === 'COUNTERED' && wanted !== '' ? [detail('You asked for', shown(instantValue(wanted)))] : []),
    ...(until === '' ? [] : [detail('Answer by', shown(instantValue(until)))]),
    ...(place === '' || (from !== '' && from === to) ? [] : [detail('Place', shown(place))]),
    ...moves.split(' ').flatMap(holidayMoveOf),
    ...moved.split('\n').flatMap(moveOf),
    ...pickups.split('\n').flatMap((line) => plannedOf(line, number === '1')),
    ...(more === '' ? [] : [detail('Further pickups', shown({ number: Number(more) }))]),
  ]
}

function detail(label: TranslationKey, value: Message): NotificationDetail {
  return { label: { text: label }, value }
}

/** A line of the fact `pickups`, `at` an instant or an interval; a site without a name is the only one of its organization. */
export function plannedPickup(pickup: { at: string; wayType: string | null; site: string }): string {
  return [pickup.at, pickup.wayType ?? '', pickup.site].join('|')
}

/** A line of the fact `moved`. */
export function movedPickup({ from, to, place }: { from: string; to: string; place: string }): string {
  return [from, to, place].join('|')
}

/** An instant, or two with a `/` between them. What is neither is shown as it is, so that it holds up no mail. */
export function instantValue(text: string): MessageValue {
  const [from = '', to] = text.split('/')
  if (to !== undefined && !Number.isNaN(Date.parse(from)) && !Number.isNaN(Date.parse(to))) {
    return { between: { from, to } }
  }
  return Number.isNaN(Date.parse(text)) ? text : { instant: text }
}

function holidayMoveOf(move: string): NotificationDetail[] {
  const [from = '', to = ''] = move.split('/')
  if (from === '') return []
  return [{ label: shown(instantValue(from)), value: to === '' ? { text: 'No pickup' } : movedTo(to) }]
}

function movedTo(to: string): Message {
  return { text: 'Moves to {{day}}', values: { day: instantValue(to) } }
}

/** `to` is as `from` where only the place is another. */
function nowAt(from: string, to: string, place: string): Message {
  const day = instantValue(to)
  if (place === '') return { text: 'Moved to {{day}}', values: { day } }
  return from === to
    ? { text: 'Now at {{place}}', values: { place } }
    : { text: 'Moved to {{day}}, at {{place}}', values: { day, place } }
}

function moveOf(line: string): NotificationDetail[] {
  const [from = '', to = '', ...place] = line.split('|')
  if (from === '') return []
  return [{ label: shown(instantValue(from)), value: nowAt(from, to, place.join('|')) }]
}

function plannedOf(line: string, isOnly: boolean): NotificationDetail[] {
  const [at = '', wayType = '', ...site] = line.split('|')
  if (at === '') return []
  const way = wayTypes.find((one) => one === wayType)
  const kind = way === undefined ? 'Waste collection' : wayNames[way]
  const value = atPlace({ text: kind }, site.join('|'))
  return [isOnly ? detail('Pickup', value) : { label: shown(instantValue(at)), value }]
}

const wayNames: Record<WayType, TranslationKey> = {
  Dry: 'Dry waste',
  Organic: 'Organic waste',
  'Dry + Organic': 'Dry and organic waste',
}

function atPlace(kind: MessageValue, site: string): Message {
  return site === '' ? shown(kind) : { text: '{{kind}} · {{site}}', values: { kind, site } }
}

function shown(value: MessageValue): Message {
  return { text: '{{value}}', values: { value } }
}
