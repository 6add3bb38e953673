import { expect, it } from 'vitest'
import { actionText, entityText, fieldText } from './audit-labels.ts'

it.each([
  [actionText('pickup.reschedule'), 'Rescheduled'],
  [actionText('session.reuse-detected'), 'Used session ended'],
  [actionText('bin.turn-over'), 'Turn over'],
  [actionText('restart'), 'Restart'],
  [entityText('bin-order'), 'Bin order'],
  [entityText('delivery-note'), 'Delivery note'],
  [fieldText('contactPersonName'), 'Contact person name'],
  [fieldText('startDate'), 'Join date'],
])('says %o', (said, expected) => {
  expect(said).toBe(expected)
})
