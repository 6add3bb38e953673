import { movedPickup, plannedPickup } from '@thant/contracts/customers/notification-details'
import type { NotificationFacts } from '@thant/contracts/customers/notification-facts'

const [wednesday, thursday, friday, saturday] = [
  '2026-11-25T09:30:00.000Z',
  '2026-11-26T02:30:00.000Z',
  '2026-11-27T02:30:00.000Z',
  '2026-11-28T02:30:00.000Z',
]
const thursdayNoon = '2026-11-26T05:30:00.000Z'
const organization = 'Golden Valley Hotel'
const site = 'Golden Valley Hotel · Main site'
const place = 'Inya Road branch'

const pickups = [
  plannedPickup({ at: thursday, wayType: 'Dry', site: place }),
  plannedPickup({ at: friday, wayType: null, site }),
].join('\n')
const onThursday = plannedPickup({ at: thursday, wayType: 'Dry', site: place })
const bothOnThursday = [onThursday, plannedPickup({ at: thursdayNoon, wayType: null, site })].join('\n')
const moved = [
  movedPickup({ from: thursday, to: friday, place }),
  movedPickup({ from: friday, to: saturday, place }),
].join('\n')
const several = { at: thursday, number: '7', first: '2026-11-26', last: '2026-11-27', pickups, more: '5' }

/** What each kind can say; a kind without a sample is a type error. */
export const notificationSamples: { [Kind in keyof NotificationFacts]: ReadonlyArray<NotificationFacts[Kind]> } = {
  'request-made': [
    {
      organization,
      request: 'extra',
      state: 'OPEN',
      wanted: friday,
      until: wednesday,
      place,
      note: 'We cleared out our store room.',
    },
    { organization, request: 'move', state: 'OPEN', at: thursday, wanted: friday, until: wednesday },
    { organization, request: 'cancel', state: 'OPEN', at: thursday, until: wednesday },
  ],
  'request-answered': [
    { organization, request: 'move', state: 'ACCEPTED', at: thursday, wanted: friday },
    { organization, request: 'extra', state: 'DECLINED', wanted: friday, note: 'All vehicles are out on that day.' },
    {
      organization,
      request: 'move',
      state: 'COUNTERED',
      at: thursday,
      wanted: friday,
      offered: saturday,
      until: wednesday,
    },
    { organization, request: 'cancel', state: 'EXPIRED', at: thursday },
  ],
  'request-withdrawn': [{ organization, request: 'move', state: 'WITHDRAWN', at: thursday, wanted: friday }],
  'request-agreed': [
    { organization, request: 'move', state: 'AGREED', at: thursday, wanted: friday, offered: saturday },
    { organization, request: 'move', state: 'REFUSED', at: thursday, wanted: friday, offered: saturday },
  ],
  'pickup-planned': [{ at: thursday, place }, several],
  'pickup-moved': [
    { from: thursday, to: friday },
    { from: thursday, to: thursday, place },
    { from: thursday, to: friday, number: '2', moved },
  ],
  'pickup-cancelled': [{ at: thursday }, { ...several, state: 'ONHOLD' }],
  'pickup-assigned': [{ at: thursday, place }, several],
  'pickup-unassigned': [{ at: thursday, place }, several],
  'pickup-not-collected': [{ at: thursday, code: 'gate-locked', note: 'We rang twice.' }],
  'missed-reported': [
    { organization, report: 'missed', at: thursday, note: 'We waited until noon.' },
    { organization, report: 'dispute', at: thursday, note: 'It says 12 kg of paper. We gave about 40.' },
  ],
  'missed-answered': [
    { at: thursday, state: 'UPHELD', note: 'Our vehicle broke down. We come tomorrow.' },
    { at: thursday, state: 'REJECTED', note: 'The gate was locked.' },
  ],
  'holiday-moves': [{ holiday: 'Thingyan', moves: `${thursday}/${friday} ${saturday}/` }],
  'pickup-tomorrow': [
    { day: '2026-11-26', number: '1', at: thursday, pickups: onThursday },
    {
      day: '2026-11-26',
      number: '1',
      at: thursday,
      arrival: '2026-11-26T02:40:00.000Z/2026-11-26T03:10:00.000Z',
      pickups: '2026-11-26T02:40:00.000Z/2026-11-26T03:10:00.000Z|Dry|',
    },
    { day: '2026-11-26', number: '2', at: thursday, pickups: bothOnThursday },
  ],
  'collection-note': [{ at: thursday }, { at: thursday, place }],
  'crew-near': ['2', '1', '0'].map((ahead) => ({
    at: thursday,
    arrival: '2026-11-26T02:40:00.000Z/2026-11-26T03:10:00.000Z',
    ahead,
    place,
  })),
}
