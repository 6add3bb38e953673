import type { DocumentVersion } from '@thant/contracts/company/issued-documents'
import { inArray } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import type { Context } from '#lib/context.ts'
import { staffNamed } from '#lib/records/staff-named.ts'
import { getNoteVersions, type IssuedNote } from './collection-notes.service.ts'
import { noteChanges } from './note-changes.ts'

/** The versions of a collection note in reach, the latest first. */
export async function listNoteVersions(context: Context, pickupId: string): Promise<DocumentVersion[]> {
  const versions = await getNoteVersions(context, pickupId)
  const names = await listNames(context, versions)
  return versions
    .map(({ version, issuedAt, issuedById, reason, isWithdrawn, ...note }, index) => {
      const former = versions[index - 1]
      const issuer = issuedById === null ? null : { _id: issuedById, name: names.get(issuedById) ?? '' }
      return {
        version,
        issuedAt: issuedAt.toISOString(),
        issuedBy: staffNamed(context, issuer),
        reason,
        changes: former === undefined ? [] : noteChanges(former, note),
        isWithdrawn,
      }
    })
    .toReversed()
}

async function listNames({ database }: Context, versions: readonly IssuedNote[]): Promise<Map<string, string>> {
  const ids = versions.flatMap(({ issuedById }) => (issuedById === null ? [] : [issuedById]))
  const rows = await database.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
