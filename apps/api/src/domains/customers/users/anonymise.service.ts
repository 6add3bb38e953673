import { formerUserName } from '@thant/contracts/customers/users'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { allowAuditUpkeep } from '#database/audit-upkeep.ts'
import { deadLetterQueue, jobsSchema } from '#database/jobs/queues.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { sessions } from '#database/schema/auth.ts'
import { issuedDocuments } from '#database/schema/issued-documents.ts'
import { links } from '#database/schema/links.ts'
import { failedMails } from '#database/schema/mails.ts'
import { users } from '#database/schema/users.ts'
import type { EntriesTable } from '#domains/company/audit/archived-entries.ts'
import { rewriteArchives } from '#domains/company/audit/rewrite-archives.service.ts'
import type { Context } from '#lib/context.ts'
import { mailQueues } from '#lib/mail/send-mail.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { lockUserById } from './users.queries.ts'

type Person = { id: string; name: string; email: string }

/**
 * Removes name, e-mail and phone of a deactivated user for good (docs/reliability.md R-ret-05). What the user did stays
 * in the history, as done by a former user; frozen reports stay as they are.
 */
export async function anonymiseUser(context: Context, id: string): Promise<null> {
  const person = await lockDeactivated(context, id)
  await context.database.delete(sessions).where(eq(sessions.userId, id))
  await context.database.delete(links).where(eq(links.subjectId, id))
  await removeMails(context, person)
  await removeFromHistory(context, person)
  await removeFromDocuments(context, person)
  const now = context.clock.now()
  await context.database
    .update(users)
    .set({
      name: formerUserName,
      email: '',
      phone: '',
      passwordHash: null,
      anonymisedAt: now,
      updatedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
  await recordAudit(context, { action: 'user.anonymise', entity: 'user', entityId: id })
  return null
}

async function lockDeactivated({ database }: Context, id: string): Promise<Person> {
  await lockUserById(database, id)
  const [user] = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      deactivatedAt: users.deactivatedAt,
      anonymisedAt: users.anonymisedAt,
    })
    .from(users)
    .where(eq(users.id, id))
  if (user === undefined) throw new AppError('user.not-found')
  if (user.deactivatedAt === null) throw new AppError('user.not-deleted')
  if (user.anonymisedAt !== null) throw new AppError('user.anonymised')
  return user
}

/** Mails that wait or that failed. A user who is active now and has the same e-mail keeps theirs. */
async function removeMails({ database }: Context, { id, email }: Person): Promise<void> {
  await database.delete(failedMails).where(eq(failedMails.userId, id))
  const queueNames = mailQueues.flatMap((queue) => [queue, deadLetterQueue(queue)])
  await database.execute(
    sql`delete from ${sql.identifier(jobsSchema)}.job
      where name in ${queueNames} and state <> 'active' and data -> 'records' ->> 'userId' = ${id}`,
  )
  if (await isOf(database, and(sql`lower(${users.email}) = lower(${email})`, ne(users.id, id)))) return
  await database.delete(failedMails).where(sql`lower(${failedMails.to}) = lower(${email})`)
}

/**
 * Entries about the user name nobody afterwards. Those of pickups keep names of drivers and teams as texts, so a name
 * that somebody else has too stays there.
 */
async function removeFromHistory(context: Context, person: Person): Promise<void> {
  await allowAuditUpkeep(context.database)
  const texts = [person.id, person.name, person.email]
  await rewriteArchives(context, texts, (entries) => removeFromEntries(context.database, entries, person))
  await removeFromEntries(context.database, auditEntries, person)
}

async function removeFromEntries(
  database: Context['database'],
  entries: EntriesTable,
  { id, name, email }: Person,
): Promise<void> {
  const nobody = JSON.stringify({ name: formerUserName, email: '', phoneNumber: '' })
  const withoutFacts = (values: 'before' | 'after') =>
    sql`${entries[values]} || coalesce((select jsonb_object_agg(key, value) from jsonb_each(${nobody}::jsonb)
      where ${entries[values]} ? key), '{}')`
  await database
    .update(entries)
    .set({ before: withoutFacts('before'), after: withoutFacts('after') })
    .where(and(eq(entries.entity, 'user'), eq(entries.entityId, id)))
  await replaceText(database, entries, 'mail', email)
  const isShared = await isOf(database, and(eq(users.name, name), ne(users.id, id)))
  if (!isShared) await replaceText(database, entries, 'pickup', name)
}

/** The crew of a collection note; what papers are frozen with says people by their ids (decision 80). */
async function removeFromDocuments({ database }: Context, { id }: Person): Promise<void> {
  await database
    .update(issuedDocuments)
    .set({ people: sql`${issuedDocuments.people} - ${id}::text` })
    .where(sql`${issuedDocuments.people} ? ${id}`)
}

async function isOf(database: Context['database'], condition: ReturnType<typeof and>): Promise<boolean> {
  return (await database.select({ id: users.id }).from(users).where(condition).limit(1)).length > 0
}

/** Replaces a text wherever an entry has it as a whole value, such as the name of a driver. */
async function replaceText(
  database: Context['database'],
  entries: EntriesTable,
  entity: 'mail' | 'pickup',
  text: string,
): Promise<void> {
  const [whole, other] = [JSON.stringify(text), JSON.stringify(formerUserName)]
  const replaced = (values: 'before' | 'after') => sql`coalesce((
    select jsonb_object_agg(key, case
      when value = ${whole}::jsonb then ${other}::jsonb
      when jsonb_typeof(value) = 'array' and value @> ${whole}::jsonb then (
        select jsonb_agg(case when part = ${whole}::jsonb then ${other}::jsonb else part end order by place)
        from jsonb_array_elements(value) with ordinality as parts (part, place))
      else value end)
    from jsonb_each(${entries[values]})), ${entries[values]})`
  const has = (values: 'before' | 'after') => sql`position(${whole} in ${entries[values]}::text) > 0`
  await database
    .update(entries)
    .set({ before: replaced('before'), after: replaced('after') })
    .where(and(eq(entries.entity, entity), or(has('before'), has('after'))))
}
