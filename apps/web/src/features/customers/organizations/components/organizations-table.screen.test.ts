import { archivingEndpoints, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it.each([
  [0, true],
  [2, false],
])(
  'with %d pickups ahead, offers to undo that an organization was deleted: %s',
  {
    tags: ['13.4-11'],
  },
  async (pickups, isOffered) => {
    const [sample] = sampleReply(organizationEndpoints.list)
    if (!sample) throw new Error('A list of the contract has no sample row.')
    const organization = { ...sample, _id: crypto.randomUUID(), name: 'Four Doors Clinic' }
    const ahead = { pickups, trainings: 0, binOrders: 0, schedules: 0, requests: 0, reports: 0 }
    const { calls } = await renderScreen(paths.organizations, {
      as: 'SUPER ADMIN',
      replies: [
        reply(organizationEndpoints.list, [organization]),
        reply(archivingEndpoints.ahead, ahead),
        reply(archivingEndpoints.archive, null),
        reply(organizationEndpoints.restore, { ...sampleReply(organizationEndpoints.get), _id: organization._id }),
      ],
    })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Four Doors Clinic was deleted.')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    if (!isOffered) return expect.element(undo).not.toBeInTheDocument()
    await undo.click()
    await expect.element(page.getByText('Four Doors Clinic was restored.')).toBeVisible()
    expect(calls.made.map(({ name }) => name)).toContain(`POST /api/organizations/${organization._id}/restore`)
  },
)
