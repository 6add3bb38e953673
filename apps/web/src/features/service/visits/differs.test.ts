import type { Pickup } from '@thant/contracts/service/pickups'
import type { Visit } from '@thant/contracts/service/visits'
import { expect, test } from 'vitest'
import { differs } from './differs.ts'

const items = (...quantities: number[]) =>
  quantities.map((quantity) => ({ productName: `Boxes ${quantity}`, productType: 'Papers', quantity }))
const visit = (collected: Visit['collected'], ...quantities: number[]) =>
  ({ collected, items: items(...quantities) }) as Visit
const pickup = (status: Pickup['status'], ...quantities: number[]) =>
  ({ status, items: items(...quantities) }) as Pickup

test.each<[string, boolean, Visit, Pickup]>([
  ['the same weights in another order', false, visit('all', 1, 2), pickup('COMPLETED', 2, 1)],
  ['another weight', true, visit('all', 1), pickup('COMPLETED', 2)],
  ['one weight less', true, visit('part', 1, 2), pickup('COMPLETED', 1)],
  ['collected and not completed', true, visit('all', 1), pickup('CANCELLED', 1)],
  ['not collected and on hold', false, visit('nothing'), pickup('ONHOLD')],
])('of %s it is %s that something differs', (_, expected, recorded, now) => {
  expect(differs(recorded, now)).toBe(expected)
})
