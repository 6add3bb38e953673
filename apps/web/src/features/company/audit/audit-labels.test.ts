import { auditActions } from '@thant/contracts/company/audit'
import { auditEntities } from '@thant/contracts/company/audit-entities'
import { burmese } from '@thant/i18n/my'
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
  [fieldText('YGN 3M-4182'), 'YGN 3M-4182'],
])('says %o', (said, expected) => {
  expect(said).toBe(expected)
})

it.each([
  'amount',
  'expiresAt',
  'image',
  'invoiceNo',
  'items',
  'operationTeam',
  'paymentDueDate',
  'paymentStatus',
  'remark',
  'status',
  'totalAmount',
  'trainerName',
  'validFrom',
  'vehicle',
  'wayNumber',
  'wayType',
  'weightKg',
])('names the field %s in Burmese too', (field) => {
  expect(burmese).toHaveProperty([fieldText(field)])
})

it('names every action and every record in Burmese too', () => {
  const texts = [...auditActions.map(actionText), ...auditEntities.map(entityText)]
  expect(texts.filter((text) => !(text in burmese))).toEqual([])
})
