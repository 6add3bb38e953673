import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { setupEndpoints } from '@thant/contracts/customers/setup'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { refusal } from '../../../../../test/replies.ts'

it.each([
  [
    paths.mailsOff,
    refusal(notificationEndpoints.offState, 'mail-link.not-found'),
    /choose your emails in the settings/,
  ],
  [paths.offer, refusal(pickupRequestEndpoints.offer, 'mail-link.not-found'), /see what became of your request/],
])('at %s a link that is no longer valid leads to the portal and to the company', async (path, refused, hint) => {
  await renderScreen(generatePath(path, { link: 'wrong' }), { as: 'signed-out', replies: [refused] })
  await expect.element(page.getByText(hint)).toBeVisible()
  const ways = page.getByRole('group', { name: 'Contact us' }).getByRole('link')
  expect(ways.elements().map((way) => way.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto'])
})

it('says what to do without a setup link, and offers no account', async () => {
  const refused = refusal(setupEndpoints.getSetup, 'setup.not-found')
  await renderScreen(generatePath(paths.setup, { link: 'wrong' }), { as: 'signed-out', replies: [refused] })
  await expect.element(page.getByText(/ask whoever installed it for a new link/)).toBeVisible()
  expect(page.getByText(/Create the first account/).elements()).toEqual([])
})
