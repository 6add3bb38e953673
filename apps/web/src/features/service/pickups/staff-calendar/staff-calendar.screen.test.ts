import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it('shows two of four pickups of an hour in a week, and opens the day for the others', {
  tags: ['2.8-08'],
}, async () => {
  const sample = sampleReply(pickupEndpoints.calendar)
  const [pickup] = sample
  if (pickup === undefined) throw new Error('The sample has no pickup.')
  const four = Array.from({ length: 4 }, () => ({
    ...pickup,
    _id: crypto.randomUUID(),
    pickUpTime: '2026-02-03T03:00:00.000Z',
  }))
  await page.viewport(1440, 900)
  await renderScreen(`${paths.pickupCalendar}?view=week&date=2026-02-03`, {
    as: 'OPERATION',
    replies: [reply(pickupEndpoints.calendar, four)],
  })
  const shown = () => document.querySelectorAll('[data-pickup]').length
  const others = page.getByRole('button', { name: '+2', exact: true })
  await expect.element(others).toBeVisible()
  expect(shown()).toBe(2)
  await others.click()
  await expect.poll(shown).toBe(4)
})
