import { and, isNull, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

/** Asks before a second organization with the same name and e-mail address is added. */
export async function assertIsNew(context: Context, { name, email }: { name: string; email: string }): Promise<void> {
  const found = await context.database
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        sql`lower(${organizations.name}) = lower(${name})`,
        sql`lower(${organizations.email}) = lower(${email})`,
        isNull(organizations.archivedAt),
      ),
    )
    .limit(1)
  if (found.length === 0) return
  const message = 'There is already an organization with this name and email.'
  throw new AppError('record.doubtful', { issues: [{ path: 'name', message }] })
}

export function assertExpiryAfterJoining(joinedOn: string, expiresOn: string | null | undefined): void {
  if (expiresOn == null || expiresOn >= joinedOn) return
  throw errorAt('expiredDate', 'request.invalid', { message: 'Before the join date' })
}

export function assertYearHasBegun(context: Context, baseYear: number | null | undefined): void {
  if (baseYear == null || baseYear <= Number(currentMonth(context).slice(0, 4))) return
  throw errorAt('baseYear', 'organization.year-to-come')
}
