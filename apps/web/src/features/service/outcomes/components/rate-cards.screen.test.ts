import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply } from '../../../../../test/replies.ts'

it('names what was missed most often on each side', async () => {
  const rate = {
    month: '2026-11',
    planned: 40,
    completed: 30,
    missed: { company: 1, customer: 8, neither: 0 },
    reasons: [
      { code: 'too-heavy' as const, count: 3 },
      { code: 'gate-locked' as const, count: 5 },
      { code: 'vehicle-broke-down' as const, count: 1 },
    ],
  }
  await renderScreen(paths.notCollected, { as: 'OPERATION', replies: [reply(outcomeEndpoints.rates, [rate])] })
  await expect.element(page.getByText('75.0%')).toBeVisible()
  await expect.element(page.getByText('30 of 40 in Nov 2026')).toBeVisible()
  await expect.element(page.getByText('Still open: 1')).toBeVisible()
  await expect.element(page.getByText('Most often: Gate locked')).toBeVisible()
  await expect.element(page.getByText('Most often: Our vehicle broke down')).toBeVisible()
  expect(page.getByText(/^Most often/).elements()).toHaveLength(2)
})
