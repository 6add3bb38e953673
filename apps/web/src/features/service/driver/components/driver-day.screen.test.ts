import { roadPaths } from '@thant/contracts/road-paths'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { chosenMoment } from '../../../../../e2e/support/clock.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it('says between two stops where to unload and about when, and the day that is chosen', {
  tags: ['10.14-38', '15.3-14'],
}, async () => {
  const [sample] = sampleReply(pickupEndpoints.today)
  if (sample === undefined) throw new Error('The sample has no pickup.')
  const today = chosenMoment().slice(0, 10)
  const depot = { _id: crypto.randomUUID(), name: 'North depot', location: { lng: 96.1, lat: 16.9 } }
  const pickups = ['Alpha', 'Beta'].map((name, index) => ({
    ...sample,
    _id: crypto.randomUUID(),
    organizationId: { ...sample.organizationId, name },
    unloading: index === 0 ? { depot, plannedAt: `${today}T04:20:00.000Z`, at: `${today}T04:40:00.000Z` } : null,
  }))
  await renderScreen(roadPaths.driverDay, { as: 'DRIVER', replies: [reply(pickupEndpoints.today, pickups)] })
  const stops = () => document.querySelector('main')?.textContent ?? ''
  await expect.poll(stops).toMatch(/Alpha.*≈ 11:10Unload at North depot.*Beta/)
  await expect
    .element(page.getByRole('link', { name: 'Directions to North depot' }))
    .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=16.9,96.1')
  const dayInHead = Number(today.slice(8))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  expect(stops()).toContain(` ${dayInHead} `)
  await page.getByText('Tomorrow').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible()
  expect(stops()).toContain(` ${dayInHead + 1} `)
})
