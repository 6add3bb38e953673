import { chargeEndpoints } from '@thant/contracts/money/charges'
import { moneyPaths } from '@thant/contracts/money-paths'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const [sample] = sampleReply(chargeEndpoints.list)
if (!sample) throw new Error('A list of the contract has no sample row.')
const pickup = { _id: crypto.randomUUID(), pickUpTime: '2026-11-20T18:30:00.000Z' }
const replies = [
  reply(chargeEndpoints.list, [{ ...sample, kind: 'other' as const, description: 'Bulky waste', pickup }]),
]
const opened = () => page.getByRole('link', { name: /Bulky waste/ })

it('leads staff to the pickup of a charge', { tags: ['14.6-10'] }, async () => {
  await renderScreen(moneyPaths.charges, { as: 'ADMIN', replies })
  await expect.element(opened()).toHaveAttribute('href', expect.stringContaining(pickup._id))
})

it('leads a customer to the day of it', { tags: ['14.6-10'] }, async () => {
  await renderScreen(moneyPaths.ownCharges, { as: 'USER', replies })
  await expect.element(opened()).toHaveAttribute('href', '/schedule?day=2026-11-21')
})
