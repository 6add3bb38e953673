import type { EnteredWaste } from '@thant/contracts/reporting/gri-entries'
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { otherWastes } from '#database/schema/gri.ts'
import { organizations } from '#database/schema/organizations.ts'
import { inMonths } from '#domains/materials/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { joinTyper, typedBy } from './typed-by.ts'

type Months = { from: string; to: string }

/** The organization is one that the caller reaches as a whole. */
export async function listOtherWastes(
  context: Context,
  organizationId: string,
  months: Months,
): Promise<EnteredWaste[]> {
  const { month, createdAt, id } = otherWastes
  const rows = await select(context, ofMonths(organizationId, months)).orderBy(asc(month), asc(createdAt), asc(id))
  return rows.map(presentOtherWaste)
}

export async function countOtherWastes({ database }: Context, organizationId: string, months: Months): Promise<number> {
  const [row] = await database.select({ found: count() }).from(otherWastes).where(ofMonths(organizationId, months))
  return row?.found ?? 0
}

/** Of an archived organization it is not found, as nothing of it can be changed. */
export async function getOtherWaste(context: Context, id: string): Promise<EnteredWaste> {
  const isInReach = inOwnOrganization(context, otherWastes.organizationId)
  const [row] = await select(context, and(eq(otherWastes.id, id), isInReach, isNull(organizations.archivedAt)))
  if (row === undefined) throw new AppError('other-waste.not-found')
  return presentOtherWaste(row)
}

function select({ database }: Context, where: SQL | undefined) {
  const { month, ...columns } = getTableColumns(otherWastes)
  const fields = { ...columns, month: sql<string>`to_char(${month}, 'YYYY-MM')`, typedBy }
  return joinTyper(database.select(fields).from(otherWastes).$dynamic(), otherWastes).where(
    and(where, isNull(otherWastes.archivedAt)),
  )
}

function ofMonths(organizationId: string, months: Months): SQL | undefined {
  return and(
    eq(otherWastes.organizationId, organizationId),
    isNull(otherWastes.archivedAt),
    inMonths(otherWastes.month, months),
  )
}

function presentOtherWaste({
  id,
  version,
  createdAt,
  updatedAt,
  typedById,
  archivedAt,
  ...waste
}: Awaited<ReturnType<typeof select>>[number]): EnteredWaste {
  return {
    _id: id,
    __v: version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...waste,
  }
}
