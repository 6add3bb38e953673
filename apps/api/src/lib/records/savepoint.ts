import { sql } from 'drizzle-orm'
import type { AnyContext } from '../context.ts'
import { AppError } from '../requests/app-error.ts'

/** Does a part of a transaction, and undoes it alone where it is refused, whose reason is returned. */
export async function doOrRefuse<Result>(
  { database }: AnyContext,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { refused: AppError }> {
  await database.execute(sql`savepoint before_part`)
  try {
    const result = await work()
    await database.execute(sql`release savepoint before_part`)
    return { result }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await database.execute(sql`rollback to savepoint before_part`)
    return { refused: error }
  }
}
