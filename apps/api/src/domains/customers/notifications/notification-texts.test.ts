import { movedPickup, plannedPickup } from '@thant/contracts/customers/notification-details'
import { describeNotification, notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import { notificationKinds } from '@thant/contracts/customers/notifications'
import { pickupRequestKinds, pickupRequestStates } from '@thant/contracts/service/pickup-request-states'
import { expect, it } from 'vitest'
import { missingInBurmese } from '../../../../test/files/burmese-texts.ts'

const facts = { organization: 'Lotus', at: '2026-02-04T01:30:00.000Z', note: 'Road closed', moves: '' }

it('has every text in Burmese', () => {
  const texts = notificationKinds.flatMap((kind) =>
    pickupRequestKinds.flatMap((request) =>
      [...pickupRequestStates, 'UPHELD'].map(
        (state) => describeNotification(kind, { ...facts, request, state, report: request }).title.text,
      ),
    ),
  )
  texts.push(describeNotification('pickup-tomorrow', { number: '1' }).title.text)
  const several: Array<Record<string, string>> = [
    { number: '1' },
    { number: '1', state: 'ONHOLD' },
    { number: '2', state: 'ONHOLD' },
    { number: '2', from: '', to: ' ', first: '2026-02-04', last: '2026-02-06', more: '4', place: 'Gate 3' },
  ]
  for (const one of several) {
    const described = notificationKinds.map((kind) => describeNotification(kind, one))
    texts.push(...described.flatMap(({ title, details }) => [title.text, ...details.map(({ label }) => label.text)]))
  }
  expect(missingInBurmese([...new Set(texts), ...Object.values(notificationKindLabels)])).toEqual([])
})

it('tells the note, and where pickups go because of a holiday', () => {
  const moves = '2026-04-13T01:30:00.000Z/2026-04-18T01:30:00.000Z 2026-04-14T01:30:00.000Z/'
  expect(describeNotification('holiday-moves', { holiday: 'Thingyan', note: 'Happy New Year', moves }).details).toEqual(
    [
      { label: { text: 'Note' }, value: { text: '{{value}}', values: { value: 'Happy New Year' } } },
      {
        label: { text: '{{value}}', values: { value: { instant: '2026-04-13T01:30:00.000Z' } } },
        value: { text: 'Moves to {{day}}', values: { day: { instant: '2026-04-18T01:30:00.000Z' } } },
      },
      {
        label: { text: '{{value}}', values: { value: { instant: '2026-04-14T01:30:00.000Z' } } },
        value: { text: 'No pickup' },
      },
    ],
  )
})

it('says of an offer for which pickup it is, and until when it can be answered', () => {
  const [at, wanted, offered, until] = ['02-04', '02-05', '02-06', '02-03'].map((day) => `2026-${day}T01:30:00.000Z`)
  const offer = { request: 'move', state: 'COUNTERED', at, wanted, offered, until, place: 'Gate 3' }
  const { details } = describeNotification('request-answered', offer as Record<string, string>)
  const lines = details.map(({ label, value }) => [label.text, Object.values(value.values ?? {})[0]])
  expect(lines).toEqual([
    ['Pickup', { instant: at }],
    ['You asked for', { instant: wanted }],
    ['Answer by', { instant: until }],
    ['Place', 'Gate 3'],
  ])
})

it('lists the pickups of a day, with the site where there are several', () => {
  const at = '2026-02-04T01:30:00.000Z'
  const pickups = [
    plannedPickup({ at, wayType: 'Dry', site: '' }),
    plannedPickup({ at, wayType: null, site: 'Gate 3 | back' }),
  ].join('\n')
  const { title, details } = describeNotification('pickup-tomorrow', { day: '2026-02-04', number: '2', at, pickups })
  expect(title).toMatchObject({
    text: 'Tomorrow we collect your waste: {{number}} pickups on {{day}}',
    values: { number: { number: 2 }, day: { day: '2026-02-04' } },
  })
  expect(details.map(({ value }) => value)).toEqual([
    { text: '{{value}}', values: { value: { text: 'Dry waste' } } },
    { text: '{{kind}} · {{site}}', values: { kind: { text: 'Waste collection' }, site: 'Gate 3 | back' } },
  ])
})

it('lists the pickups that were moved, with their places, and counts those that are left out', {
  tags: ['10.7-08'],
}, () => {
  const [from, to] = ['2026-02-04T01:30:00.000Z', '2026-02-05T01:30:00.000Z']
  const place = 'Lotus · Gate 3 | back'
  const moved = [
    movedPickup({ from, to, place: '' }),
    movedPickup({ from, to, place }),
    movedPickup({ from, to: from, place }),
  ]
  const facts = { number: '20', from, to, moved: moved.join('\n'), more: '17' }
  const { title, details } = describeNotification('pickup-moved', facts)
  expect(title.text).toBe('{{number}} pickups were moved')
  expect(details.map(({ value }) => value)).toEqual([
    { text: 'Moved to {{day}}', values: { day: { instant: to } } },
    { text: 'Moved to {{day}}, at {{place}}', values: { day: { instant: to }, place } },
    { text: 'Now at {{place}}', values: { place } },
    { text: '{{value}}', values: { value: { number: 17 } } },
  ])
})

it('shows a fact that is no time as it is', () => {
  expect(describeNotification('pickup-cancelled', { at: 'soon' }).title.values).toEqual({ at: 'soon' })
})
