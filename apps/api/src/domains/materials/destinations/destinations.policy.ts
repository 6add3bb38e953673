import { and, inArray, isNull } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

type Named = { path: string; id: string | null | undefined }

/**
 * New records name only destinations that are not archived; each record may keep what it names already. The
 * destinations stay so until the transaction ends.
 */
export async function assertDestinationsAreActive(
  { database }: Context,
  named: readonly Named[],
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const requested = named.flatMap(({ path, id }) =>
    id === null || id === undefined || kept.has(id) ? [] : [{ path, id }],
  )
  if (requested.length === 0) return
  const ids = [...new Set(requested.map(({ id }) => id))].sort()
  const found = await database
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(inArray(destinations.id, ids), isNull(destinations.archivedAt)))
    .orderBy(destinations.id)
    .for('share')
  const active = new Set(found.map(({ id }) => id))
  const missing = requested.find(({ id }) => !active.has(id))
  if (missing !== undefined) throw errorAt(missing.path, 'destination.unknown')
}
