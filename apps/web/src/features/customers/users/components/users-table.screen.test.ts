import { driverHandoverEndpoints, userEndpoints } from '@thant/contracts/customers/users'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it('asks before the chosen users are invited again, and says who was not', {
  tags: ['13.4-06', '13.4-10'],
}, async () => {
  const [sample] = sampleReply(userEndpoints.list)
  if (!sample) throw new Error('A list of the contract has no sample row.')
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const users = [
    { ...sample, _id: first, name: 'Ma Thiri' },
    { ...sample, _id: second, name: 'Ko Min' },
  ]
  const error = { code: 'user.has-password', message: 'This user has chosen a password already.' }
  const { calls } = await renderScreen(paths.users, {
    as: 'OPERATION',
    replies: [
      reply(userEndpoints.list, users),
      reply(userEndpoints.changeMany, {
        results: [
          { id: first, done: true, error: null },
          { id: second, done: false, error },
        ],
        undo: [{ id: first, __v: 4 }],
      }),
      reply(userEndpoints.undoMany, { results: [{ id: first, done: true, error: null }] }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Choose Ma Thiri' }).click()
  await page.getByRole('checkbox', { name: 'Choose Ko Min' }).click()
  const bar = page.getByRole('region', { name: 'The chosen users' })
  await bar.getByRole('button', { name: 'Send invitations again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite the chosen users again?' })
  await dialog.getByRole('button', { name: 'Send invitations again' }).click()
  await expect.element(page.getByText('Sent invitations: 1')).toBeVisible()
  await expect.element(page.getByText('Not sent: 1. This user has chosen a password already.')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The change was undone.')).toBeVisible()
  const bodies = calls.made.filter(({ name }) => name.includes('/users/bulk')).map(({ body }) => body)
  expect(bodies).toEqual([{ ids: [first, second], change: { send: 'invitation' } }, { users: [{ id: first, __v: 4 }] }])
})

it.each([
  [0, true],
  [3, false],
])(
  'with %d pickups ahead, offers to undo that a user was deleted: %s',
  { tags: ['13.4-11'] },
  async (pickups, isOffered) => {
    const [sample] = sampleReply(userEndpoints.list)
    if (!sample) throw new Error('A list of the contract has no sample row.')
    const user = { ...sample, _id: crypto.randomUUID(), name: 'Ma Thiri' }
    const { calls } = await renderScreen(paths.users, {
      as: 'SUPER ADMIN',
      replies: [
        reply(userEndpoints.list, [user]),
        reply(driverHandoverEndpoints.ahead, { pickups, schedules: 0 }),
        reply(driverHandoverEndpoints.deactivate, null),
        reply(userEndpoints.reactivate, user),
      ],
    })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Ma Thiri was deleted.')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    if (!isOffered) return expect.element(undo).not.toBeInTheDocument()
    await undo.click()
    await expect.element(page.getByText('Ma Thiri was restored.')).toBeVisible()
    expect(calls.made.map(({ name }) => name)).toContain(`POST /api/users/${user._id}/restore`)
  },
)
