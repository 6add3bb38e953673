import type { users } from '@thant/api/database/schema/users'
import type { Role } from '@thant/contracts/roles'
import { type DemoEmail, demoAccounts } from '../accounts.ts'
import { createRandom, type Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { People } from './people.ts'
import { drawMobileNumber } from './phone-numbers.ts'

export type UserRow = typeof users.$inferInsert & { id: string; role: Role }

const colleagues: Role[] = [
  'ADMIN',
  'OPERATION MANAGER',
  ...Array<Role>(6).fill('OPERATION'),
  ...Array<Role>(4).fill('DRIVER'),
  'FINANCE OFFICE',
  'CUSTOMER SERVICE',
  'CUSTOMER SERVICE',
]
/** Staff joined before the first recorded pickup, because any of them may have taken part in it. */
const daysInService = [970, 1_060] as const
/** Newcomers begin next week and have not accepted their invitation yet. */
const newcomers: Role[] = ['OPERATION', 'DRIVER']

type Hiring = { timeline: Timeline; people: People; passwordHash: string }

/** Returns the holders of the demonstration accounts first. */
export function createStaff(hiring: Hiring): UserRow[] {
  const random = createRandom('staff')
  const accounts = demoAccounts.filter(({ role }) => role !== 'USER')
  return [
    ...accounts.map(({ email, role }) => hire(role, hiring, random, { email })),
    ...colleagues.map((role) => hire(role, hiring, random)),
    ...newcomers.map((role) => ({
      ...hire(role, hiring, random, { daysAgo: random.integer(1, 3) }),
      passwordHash: null,
    })),
  ]
}

function hire(
  role: Role,
  { timeline, people, passwordHash }: Hiring,
  random: Random,
  { email, daysAgo = random.integer(...daysInService) }: { email?: DemoEmail; daysAgo?: number } = {},
): UserRow {
  const gender = role === 'DRIVER' && random.happens(0.9) ? 'male' : undefined
  const { name, mailbox } = people.meet({ inBurmese: random.happens(0.2), gender })
  const createdAt = timeline.at(timeline.today.subtract({ days: daysAgo }), random.integer(9 * 60, 16 * 60))
  return {
    id: random.uuid(),
    name,
    email: email ?? `${mailbox}@thant.example`,
    phone: drawMobileNumber(random),
    role,
    passwordHash,
    createdAt,
    updatedAt: createdAt,
  }
}
