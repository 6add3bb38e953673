import { missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const yesterday = {
  ...sampleReply(pickupEndpoints.get),
  status: 'CONFIRMED' as const,
  pickUpTime: '2026-11-17T03:30:00.000Z',
}
const replies = [
  reply(pickupEndpoints.get, yesterday),
  reply(outcomeEndpoints.ofPickup, []),
  reply(missedReportEndpoints.ofPickup, []),
  reply(outcomeEndpoints.record, { ...yesterday, status: 'ONHOLD' }),
]

it('staff record when a pickup was not collected, by default at its planned time', async () => {
  const path = generatePath(paths.pickupEdit, { logisticsId: yesterday._id })
  const { calls } = await renderScreen(path, { as: 'OPERATION', replies })
  await page.getByRole('button', { name: 'Not collected' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('When it happened, day')).toHaveValue('2026/11/17')
  const time = dialog.getByRole('combobox', { name: 'When it happened, time' })
  await expect.element(time).toHaveValue('10:00')
  await time.fill('11:30')
  await page.getByRole('option', { name: '11:30' }).click()
  await dialog.getByRole('radio', { name: 'Waste was not put out' }).click()
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { body } = calls.made.find(({ name }) => name.endsWith('/outcomes') && name.startsWith('POST')) ?? {}
  expect(body).toMatchObject({ code: 'not-out', recordedAt: '2026-11-17T05:00:00Z' })
})
