import type { Quarter } from '@thant/contracts/reporting/quarters'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../../test/render-screen.tsx'
import { reply } from '../../../../../../test/replies.ts'

const months = ['2026-01', '2026-02', '2026-03']
const quarter: Quarter = { label: 'Q1', ordinal: 1, firstMonth: '2026-01', months, isInProgress: false }

it.each(['quarter=2026-13', 'quarter=2027-06', 'from=2027-01&to=2027-03', 'from=2026-03&to=2026-01', 'from=soon'])(
  'says that there is no such period, and offers a quarter, where the address has %s',
  async (search) => {
    const { calls } = await renderScreen(`${paths.reporting}?${search}`, {
      as: 'USER',
      replies: [reply(pickupEndpoints.quarters, { pickups: [], quarters: [quarter] })],
    })
    await expect.element(page.getByText('There is no such period')).toBeVisible()
    expect(calls.made.filter(({ name }) => name.endsWith(reportEndpoints.preview.path))).toEqual([])
    await page.getByRole('button', { name: 'Choose a quarter' }).last().click()
    await expect.element(page.getByRole('dialog', { name: 'Choose a quarter' })).toBeVisible()
  },
)
