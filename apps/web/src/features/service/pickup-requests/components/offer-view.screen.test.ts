import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { refusal, reply, sampleReply } from '../../../../../test/replies.ts'

const path = generatePath(paths.offer, { link: 'link' })
const offered = { ...sampleReply(pickupRequestEndpoints.offer), state: 'COUNTERED' as const }
const settled = refusal(pickupRequestEndpoints.agreeByLink, 'pickup-request.no-such-step')

it('shows no error next to "Offer taken" after a second tap', async () => {
  const { answer } = await renderScreen(path, {
    as: 'signed-out',
    replies: [reply(pickupRequestEndpoints.offer, offered), settled],
  })
  // The first tap was taken, and its answer got lost on the way.
  answer(reply(pickupRequestEndpoints.offer, { ...offered, state: 'AGREED' }))
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect.element(page.getByText('Offer taken')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('asks before an offered time is refused, which ends the request', async () => {
  await renderScreen(path, {
    as: 'signed-out',
    replies: [
      reply(pickupRequestEndpoints.offer, offered),
      reply(pickupRequestEndpoints.refuseByLink, { ...offered, state: 'REFUSED' }),
    ],
  })
  const refuse = page.getByRole('button', { name: 'Do not take it' })
  await refuse.click()
  const dialog = page.getByRole('dialog', { name: 'Refuse the offered time?' })
  await dialog.getByRole('button', { name: 'Back' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(refuse).toBeVisible()
  await refuse.click()
  await dialog.getByRole('button', { name: 'Do not take it' }).click()
  await expect.element(page.getByText('Thank you for telling us.')).toBeVisible()
})
