import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { sampleId } from '../../../../../test/samples.ts'

const id = sampleId()
const profile = `${paths.organizationProfile}?id=${id}`
const years = `GET /api/organizations/${id}/years`
const lists = {
  pickups: 'GET /api/logistics',
  requests: 'GET /api/pickup_requests',
  money: `GET /api/payment/organizations/${id}`,
  bins: 'GET /api/placed_bins',
  people: 'GET /api/users',
}

it.each(Object.keys(lists))(
  '%s reads its own list once, and nothing of the other tabs',
  { tags: ['13.7-08'] },
  async (tab) => {
    const { calls } = await renderScreen(`${profile}&tab=${tab}`, { as: 'SUPER ADMIN' })
    const made = calls.made.map(({ name }) => name)
    const ofTabs = made.filter((name) => name === years || Object.values(lists).includes(name))
    expect(ofTabs).toEqual([lists[tab as keyof typeof lists]])
  },
)

it.each([
  ['FINANCE OFFICE', ['Overview', 'Activity', 'Collected waste', 'Money', 'Sites', 'Bins']],
  ['CUSTOMER SERVICE', ['Overview', 'Activity', 'Requests', 'Collected waste', 'Money', 'Sites', 'Bins']],
  ['OPERATION', ['Overview', 'Activity', 'Pickups', 'Requests', 'Collected waste', 'Sites', 'Bins', 'People']],
] as const)('%s has the tabs of what they may see', { tags: ['13.7-07'] }, async (as, expected) => {
  const { calls } = await renderScreen(`${profile}&tab=people`, { as })
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(expected)
  expect(calls.made.some(({ name }) => name === lists.people)).toBe(as === 'OPERATION')
})
