import { describeNotification, notificationKindLabels } from '@thant/contracts/notification-texts'
import { notificationKinds } from '@thant/contracts/notifications'
import { pickupRequestKinds, pickupRequestStates } from '@thant/contracts/pickup-requests'
import { expect, it } from 'vitest'
import { missingInBurmese } from '../../../test/burmese-texts.ts'

const facts = { organization: 'Lotus', at: '2026-02-04T01:30:00.000Z', note: 'Road closed', moves: '' }

it('has every text in Burmese', () => {
  const texts = notificationKinds.flatMap((kind) =>
    pickupRequestKinds.flatMap((request) =>
      [...pickupRequestStates, 'UPHELD'].map(
        (state) => describeNotification(kind, { ...facts, request, state, report: request }).title.text,
      ),
    ),
  )
  expect(missingInBurmese([...new Set(texts), ...Object.values(notificationKindLabels)])).toEqual([])
})

it('tells the note, and where pickups go because of a holiday', () => {
  const moves = '2026-04-13T01:30:00.000Z/2026-04-18T01:30:00.000Z 2026-04-14T01:30:00.000Z/'
  expect(describeNotification('holiday-moves', { holiday: 'Thingyan', note: 'Happy New Year', moves }).details).toEqual(
    [
      { label: { text: 'Note' }, value: { text: '{{value}}', values: { value: 'Happy New Year' } } },
      {
        label: { text: '{{value}}', values: { value: { instant: '2026-04-13T01:30:00.000Z' } } },
        value: { text: '{{value}}', values: { value: { instant: '2026-04-18T01:30:00.000Z' } } },
      },
      {
        label: { text: '{{value}}', values: { value: { instant: '2026-04-14T01:30:00.000Z' } } },
        value: { text: 'Left out' },
      },
    ],
  )
})

it('shows a fact that is no time as it is', () => {
  expect(describeNotification('pickup-cancelled', { at: 'soon' }).title.values).toEqual({ at: 'soon' })
})
