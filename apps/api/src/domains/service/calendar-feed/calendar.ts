import type { PickupStatus, WayType } from '@thant/contracts/service/pickup-statuses'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'

export type CalendarPickup = {
  id: string
  version: number
  pickUpAt: Date
  status: PickupStatus
  wayType: WayType | null
  updatedAt: Date
  address: string
  longitude: number | null
  latitude: number | null
  siteName: string
  isMainSite: boolean
}

type Calendar = {
  /** Of the organization or the site. */
  name: string
  company: { name: string; phone: string; email: string }
  pickups: readonly CalendarPickup[]
  timeZone: string
  scheduleUrl: string
  translate: Translate
}

/** The yearly calendar shows a pickup as a window of 30 minutes (docs/specification.md 9-16), and so does the feed. */
const windowMs = 30 * 60_000

/** RFC 5545 has only three statuses. A requested pickup and one on hold may still change, so they are tentative. */
const eventStatuses: Record<PickupStatus, string> = {
  REQUESTED: 'TENTATIVE',
  ONHOLD: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
}
const statusTexts: Record<PickupStatus, TranslationKey> = {
  REQUESTED: 'Requested',
  ONHOLD: 'On hold',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** Writes pickups as an RFC 5545 calendar in the company's time zone. */
export function writeCalendar(input: Calendar): string {
  const { timeZone, translate } = input
  const calendar = new ICAL.Component('vcalendar')
  const name = escapeText(`${translate('Waste pickups')} · ${input.name}`)
  for (const [property, value] of Object.entries({
    version: '2.0',
    prodid: '-//Thant//Waste pickups//EN',
    method: 'PUBLISH',
    name,
    'x-wr-calname': name,
    'x-wr-timezone': timeZone,
    'x-published-ttl': 'PT1H',
  })) {
    calendar.addPropertyWithValue(property, value)
  }
  const zone = zoneOf(timeZone)
  calendar.addSubcomponent(zone.component)
  for (const pickup of input.pickups) calendar.addSubcomponent(eventOf(pickup, input, zone.timezone))
  return `${calendar.toString()}\r\n`
}

function eventOf(pickup: CalendarPickup, input: Calendar, zone: ICAL.Timezone): ICAL.Component {
  const { company, translate } = input
  const event = new ICAL.Event(new ICAL.Component('vevent'))
  const wayType = pickup.wayType === null ? '' : ` · ${translate(pickup.wayType)}`
  event.uid = pickup.id
  event.sequence = pickup.version
  event.startDate = localTime(pickup.pickUpAt, zone)
  event.endDate = localTime(new Date(pickup.pickUpAt.getTime() + windowMs), zone)
  event.summary = `${translate('Waste pickup')}${wayType} (${translate(statusTexts[pickup.status])})`
  event.location = pickup.isMainSite ? pickup.address : `${pickup.siteName}, ${pickup.address}`
  event.description = [
    translate('To change the time, please call or write to {{company}}.', { company: company.name }),
    company.phone,
    company.email,
    input.scheduleUrl,
  ]
    .filter((line) => line !== '')
    .join('\n')
  const { component } = event
  const changedAt = ICAL.Time.fromJSDate(pickup.updatedAt, true)
  component.addPropertyWithValue('status', eventStatuses[pickup.status])
  component.addPropertyWithValue('dtstamp', changedAt)
  component.addPropertyWithValue('last-modified', changedAt)
  component.addPropertyWithValue('transp', 'TRANSPARENT')
  component.addProperty(organizerOf(input))
  if (pickup.latitude !== null && pickup.longitude !== null) {
    component.addPropertyWithValue('geo', [pickup.latitude, pickup.longitude])
  }
  return component
}

/** RFC 5546 3.2.1 asks for it in what is published. A name in quotation marks has none of its own. */
function organizerOf({ company: { name, email }, scheduleUrl }: Calendar): ICAL.Property {
  const organizer = new ICAL.Property('organizer')
  organizer.setParameter('cn', name.replaceAll(/["\p{Cc}]+/gu, ' '))
  organizer.setValue(email === '' ? scheduleUrl : `mailto:${email}`)
  return organizer
}

/** Escapes as RFC 5545 3.3.11 says, because ical.js knows no type for the properties that name a calendar. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n')
}

function localTime(instant: Date, zone: ICAL.Timezone): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true).convertToZone(zone)
}

function zoneOf(timeZone: string): { component: ICAL.Component; timezone: ICAL.Timezone } {
  const [block = ''] = tzlib_get_ical_block(timeZone)
  const component = new ICAL.Component(ICAL.parse(block))
  return { component, timezone: new ICAL.Timezone(component) }
}
