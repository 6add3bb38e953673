import type { CompanyDay } from '@thant/contracts/company/company-days'
import { companyDays } from '#database/schema/company-days.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'

/** Queries that select these columns join `users`. */
export const companyDayFields = {
  day: companyDays.day,
  kind: companyDays.kind,
  name: companyDays.name,
  nameInBurmese: companyDays.nameInBurmese,
  version: companyDays.version,
  updatedAt: companyDays.updatedAt,
  updatedById: companyDays.updatedById,
  updatedByName: users.name,
}

/** Customers and drivers are not told which of the staff it was. */
export function presentCompanyDay(
  { actor }: Context,
  { version, updatedAt, updatedById, updatedByName, ...day }: SelectedRow<typeof companyDayFields, 'users'>,
): CompanyDay {
  const isOutside = actor.role === 'USER' || actor.role === 'DRIVER'
  const updatedBy = updatedById === null || isOutside ? null : { _id: updatedById, name: updatedByName ?? '' }
  return { ...day, updatedAt: updatedAt.toISOString(), updatedBy, __v: version }
}
