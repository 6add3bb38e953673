import { notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import { type MailChoice, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../test/render-screen.tsx'
import { refusal, reply, sampleReply } from '../../test/replies.ts'
import { queryClient } from './calls/query-client.ts'
import { paths } from './links/paths.ts'

const [reason] = sampleReply(outcomeEndpoints.codes)
if (reason === undefined) throw new Error('the sample has no reason')
const reasons = [{ ...reason, code: 'not-out' as const, isOffered: true }]

it('shows a change before the server answers, also when it is read anew, and the old value where it refuses', {
  tags: ['10.9-13'],
}, async () => {
  const slow = Promise.withResolvers<void>()
  const refused = { ...refusal(outcomeEndpoints.offerCode, 'record.stale'), after: slow.promise }
  const { calls } = await renderScreen(paths.reasons, {
    as: 'ADMIN',
    replies: [reply(outcomeEndpoints.codes, reasons), refused],
  })
  const inUse = page.getByRole('switch', { name: 'Waste was not put out: in use' })
  await expect.element(inUse).toBeChecked()
  await inUse.click({ force: true })
  await expect.element(inUse).not.toBeChecked()
  await queryClient.refetchQueries({ queryKey: [outcomeEndpoints.codes.path] })
  await expect.element(inUse).not.toBeChecked()
  expect(calls.pending).toBe(1)
  slow.resolve()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Not saved: Waste was not put out: in use. Someone else changed this in the meantime.')
  await expect.element(inUse).toBeChecked()
})

it('says in Burmese what was not saved', { tags: ['10.9-13'] }, async () => {
  await renderScreen(paths.reasons, {
    as: 'ADMIN',
    language: 'my',
    replies: [reply(outcomeEndpoints.codes, reasons), refusal(outcomeEndpoints.offerCode, 'record.stale')],
  })
  await page.getByRole('switch').first().click({ force: true })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'မှတ်မ\u2060ထားနိုင်ခဲ့\u2060ပါ − အမှိုက် ထုတ်မ\u2060ထား\u2060ပါ − သုံး\u2060သည်။ ဤအတောအတွင်း အခြားသူ ပြောင်းလဲထား\u2060ပါ\u2060သည်။',
    )
  await expect.element(page.getByRole('switch').first()).toBeChecked()
})

const kind = 'pickup-planned'
const chosen = (mail: MailChoice) => [{ kind, mail, isChosen: true } as const]
const choices = page.getByRole('radiogroup', { name: notificationKindLabels[kind] })

it.each([
  ['is taken', reply(notificationEndpoints.choose, chosen('digest'))],
  ['is refused', refusal(notificationEndpoints.choose, 'record.stale')],
])('two quick changes end in the second, where the first %s', { tags: ['10.9-14'] }, async (_title, first) => {
  const slow = Promise.withResolvers<void>()
  const { calls, answer } = await renderScreen(paths.settings, {
    as: 'USER',
    replies: [reply(notificationEndpoints.choices, chosen('at-once')), { ...first, after: slow.promise }],
  })
  await choices.getByText('Once a day').click()
  await choices.getByText('Off').click()
  await expect.element(choices.getByRole('radio', { name: 'Off' })).toBeChecked()
  const sent = () => calls.made.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)
  expect(sent()).toEqual([{ choices: [{ kind, mail: 'digest' }] }])
  answer(reply(notificationEndpoints.choices, chosen('off')), reply(notificationEndpoints.choose, chosen('off')))
  slow.resolve()
  await expect.poll(sent).toHaveLength(2)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(choices.getByRole('radio', { name: 'Off' })).toBeChecked()
})

it('sends the second change of a record with the version that the first one saved', {
  tags: ['10.9-14'],
}, async () => {
  const pickup = { ...sampleReply(pickupEndpoints.get), status: 'REQUESTED' as const, __v: 3 }
  const slow = Promise.withResolvers<void>()
  const first = reply(pickupEndpoints.change, { ...pickup, status: 'CONFIRMED', __v: 4 })
  const { calls, answer } = await renderScreen(generatePath(paths.pickupEdit, { logisticsId: pickup._id }), {
    as: 'OPERATION',
    replies: [reply(pickupEndpoints.get, pickup), { ...first, after: slow.promise }],
  })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Put on hold' }).click()
  const held = { ...pickup, status: 'ONHOLD' as const, __v: 5 }
  answer(reply(pickupEndpoints.get, held), reply(pickupEndpoints.change, held))
  slow.resolve()
  const sent = () => calls.made.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)
  await expect.poll(sent).toEqual([
    { status: 'CONFIRMED', __v: 3 },
    { status: 'ONHOLD', __v: 4 },
  ])
  await expect.element(page.getByText('Status of the pickup: On hold')).toBeVisible()
})
