import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { refusal } from '../../../test/replies.ts'

it.each([
  ['request.invalid', 'There is nothing at this address.'],
  ['pickup-request.not-found', 'This request was not found.'],
] as const)('says after %s in words what is not there, and leads back to the list', async (code, title) => {
  const path = generatePath(paths.pickupRequest, { requestId: 'wrong' })
  await renderScreen(path, { as: 'USER', replies: [refusal(pickupRequestEndpoints.get, code)] })
  await expect.element(page.getByText(title)).toBeVisible()
  expect(page.getByText('Invalid id').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/pickup_requests')
})
