import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it('calls a pickup planned for its customer until it is confirmed', { tags: ['2.14-07'] }, async () => {
  const [pickup] = sampleReply(pickupEndpoints.ofOrganization)
  if (pickup === undefined) throw new Error('The sample has no pickup.')
  const replies = [reply(pickupEndpoints.ofOrganization, [{ ...pickup, status: 'REQUESTED' }])]
  await renderScreen(paths.ownSchedule, { as: 'USER', replies })
  // To look a role up takes minutes among the days of a year.
  const legend = () => document.querySelector('[aria-label="Legend"]')?.textContent
  await expect.poll(legend).toContain('Planned1Confirmed0')
})
