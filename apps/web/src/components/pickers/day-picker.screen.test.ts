import { companyDayEndpoints } from '@thant/contracts/company/company-days'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../test/replies.ts'

const [sample] = sampleReply(companyDayEndpoints.list)
if (sample === undefined) throw new Error('there is no sample of a closed day')
const christmas = { ...sample, day: '2026-12-25', kind: 'closed' as const, name: 'Christmas', nameInBurmese: '' }

it('the calendar marks closed days with their name, and days of rest', async () => {
  await renderScreen(paths.pickupAdd, { as: 'OPERATION', replies: [reply(companyDayEndpoints.list, [christmas])] })
  const day = page.getByLabelText('Pick-up date, day')
  await day.fill('2026/12/01')
  await day.click()
  const cell = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(cell('25 December 2026')).toHaveAttribute('data-marked', 'closed')
  await expect.element(cell('25 December 2026')).toHaveAttribute('title', 'Christmas')
  await expect.element(cell('27 December 2026')).toHaveAttribute('data-marked', 'rest')
  await expect.element(cell('28 December 2026')).not.toHaveAttribute('data-marked')
  await cell('25 December 2026').click()
  await expect.element(page.getByText('Christmas: the company is closed on this day.')).toBeVisible()
})
