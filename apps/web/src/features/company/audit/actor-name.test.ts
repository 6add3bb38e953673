import { expect, test } from 'vitest'
import { actorName } from './actor-name.ts'

test.each([
  [{ actor: { _id: '1', name: 'Ko Ye' }, ip: '192.0.2.1' }, 'Ko Ye'],
  [{ actor: null, ip: '192.0.2.1' }, 'Nobody signed in'],
  [{ actor: null, ip: null }, 'Automatic'],
])('names who made the entry %j', (entry, name) => {
  expect(actorName(entry as never, (text) => text)).toBe(name)
})
