import { expect, it } from 'vitest'
import { fieldName } from './field-name.ts'

it.each([
  ['email', 'Email'],
  ['currentPassword', 'Current password'],
  ['organizationId', 'Organization'],
  ['vehicle.plate_number', 'Vehicle plate number'],
  ['items.0.quantity', 'Items 1 quantity'],
  ['__v', 'Version'],
])('calls %s what people call it', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
