import { type Consignment, consignmentList } from '@thant/contracts/reporting/consignments'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { users } from '#database/schema/users.ts'
import { isAfterLicence, isOfUnlicensedType } from '#domains/materials/destinations/beyond-licence.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, holds, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { consignmentFields, presentConsignment, type StoredConsignment } from './consignments.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(destinations, eq(destinations.id, consignments.destinationId))
    .leftJoin(users, eq(users.id, consignments.updatedById))
}

export const consignmentListing = createList({
  contract: consignmentList.list,
  fields: consignmentFields,
  table: consignments,
  join: joinReferences,
  id: consignments.id,
  always: isNull(consignments.archivedAt),
  search: onJoined(contains(destinations.name, consignments.documentNumber, consignments.note)),
  columns: {
    date: consignments.date,
    destination: destinations.name,
    wasteType: consignments.wasteType,
    net: consignments.netKg,
    documentNumber: consignments.documentNumber,
    createdAt: consignments.createdAt,
  },
  filters: {
    destination: equals(consignments.destinationId),
    hasSlip: holds(isNotNull(consignments.slipKey)),
    isBeyondLicence: onJoined(
      holds(sql`${or(isAfterLicence(consignments.date), isOfUnlicensedType(consignments.wasteType))}`),
    ),
  },
  presenter: (context: Context) => (consignment: StoredConsignment) => presentConsignment(context, consignment),
})

export async function getConsignment(context: Context, id: string): Promise<Consignment> {
  const [consignment] = await joinReferences(
    context.database.select(consignmentFields).from(consignments).$dynamic(),
  ).where(and(eq(consignments.id, id), isNull(consignments.archivedAt)))
  if (consignment === undefined) throw new AppError('consignment.not-found')
  return presentConsignment(context, consignment)
}
