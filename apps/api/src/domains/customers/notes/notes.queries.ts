import { maxNotes, type Note } from '@thant/contracts/customers/notes'
import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { organizationNotes } from '#database/schema/notes.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/** Of the notes of an organization with a next contact the latest counts, until somebody says that it was made. */
const isNextContact = sql<boolean>`(${organizationNotes.nextContactOn} is not null
  and ${organizationNotes.contactedAt} is null and ${organizationNotes.archivedAt} is null
  and not exists (select from organization_notes later where later.organization_id = ${organizationNotes.organizationId}
    and later.next_contact_on is not null and later.archived_at is null
    and (later.created_at, later.id) > (${organizationNotes.createdAt}, ${organizationNotes.id})))`

export async function listNotes(
  context: Context,
  organizationId: string,
  query: { isNextContact?: 'true' | undefined },
): Promise<Note[]> {
  await assertOrganizationInReach(context, organizationId)
  return selectNotes(
    context,
    and(
      eq(organizationNotes.organizationId, organizationId),
      isNull(organizationNotes.archivedAt),
      query.isNextContact && isNextContact,
    ),
  )
}

/** Returns a note, archived or not. */
export async function getNote(context: Context, id: string): Promise<Note> {
  const [note] = await selectNotes(context, eq(organizationNotes.id, id))
  if (note === undefined) throw new AppError('note.not-found')
  return note
}

export async function listNotesById(context: Context, ids: string[]): Promise<Note[]> {
  return ids.length === 0 ? [] : selectNotes(context, inArray(organizationNotes.id, ids))
}

/** The next contacts of organizations that are due by a day, the longest overdue first, of which only some are read. */
export async function listContactsDue(context: Context, day: string, limit: number) {
  const which = and(lte(organizationNotes.nextContactOn, day), isNextContact, isNull(organizations.archivedAt))
  const [all] = await context.database
    .select({ total: count() })
    .from(organizationNotes)
    .innerJoin(organizations, eq(organizations.id, organizationNotes.organizationId))
    .where(which)
  return {
    data: await selectNotes(context, which, { by: organizationNotes.nextContactOn, limit }),
    total: all?.total ?? 0,
  }
}

async function selectNotes(
  { database }: Context,
  which: SQL | undefined,
  { by, limit }: { by?: SQLWrapper; limit: number } = { limit: maxNotes },
): Promise<Note[]> {
  const rows = await database
    .select({ note: organizationNotes, organizationName: organizations.name, authorName: users.name, isNextContact })
    .from(organizationNotes)
    .innerJoin(organizations, eq(organizations.id, organizationNotes.organizationId))
    .innerJoin(users, eq(users.id, organizationNotes.authorId))
    .where(which)
    .orderBy(...(by ? [asc(by)] : []), desc(organizationNotes.createdAt), desc(organizationNotes.id))
    .limit(limit)
  return rows.map(({ note, organizationName, authorName, isNextContact: isNext }) => ({
    _id: note.id,
    __v: note.version,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
    organization: { _id: note.organizationId, name: organizationName },
    text: note.text,
    author: { _id: note.authorId, name: authorName },
    nextContactOn: note.nextContactOn,
    contactedAt: note.contactedAt?.toISOString() ?? null,
    isNextContact: isNext,
    archivedAt: note.archivedAt?.toISOString() ?? null,
  }))
}
