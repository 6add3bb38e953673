import { like } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { users } from '#database/schema/users.ts'
import { isPasswordRight } from './passwords.ts'

/** The README contains it. */
export const demoPassword = 'thant-demo'

/** Whether an account of the demonstration has the password that everybody knows. */
export async function hasKnownPassword(database: Queryable): Promise<boolean> {
  const found = await database
    .selectDistinct({ passwordHash: users.passwordHash })
    .from(users)
    .where(like(users.email, '%@demo.example'))
  for (const { passwordHash } of found) {
    if (await isPasswordRight(passwordHash, demoPassword)) return true
  }
  return false
}
