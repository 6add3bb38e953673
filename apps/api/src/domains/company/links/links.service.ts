import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@thant/contracts/durations'
import { and, desc, eq, gt, inArray, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { type LinkKind, links } from '#database/schema/links.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

type StoredLink = typeof links.$inferSelect

const lifetimes: Record<Exclude<LinkKind, 'report' | 'gri-report' | 'payment' | 'setup'>, number> = {
  'password-reset': hourMs,
  invitation: 7 * dayMs,
  // A calendar link lasts until it is revoked, because a subscribed phone should not lose its calendar one day.
  calendar: 36_500 * dayMs,
  'site-calendar': 36_500 * dayMs,
  // A link in a mail about a request outlives the request, to show how it ended.
  'pickup-request': 60 * dayMs,
  'notification-choice': 90 * dayMs,
}

/**
 * Makes a secret link of 128 random bits, of which only the hash is kept. It voids the older ones of its kind and
 * subject, except when anyone may ask for it: a stranger must not be able to void the owner's.
 */
export async function createLink(
  context: Pick<AnyContext, 'database' | 'clock'>,
  kind: keyof typeof lifetimes,
  subjectId: string | null,
): Promise<string> {
  const { token, id, createdAt } = await addLink(context, kind, subjectId, lifetimes[kind])
  if (kind !== 'password-reset') {
    const isOlder = and(isUnspent(kind, subjectId), ne(links.id, id))
    await context.database.update(links).set({ revokedAt: createdAt }).where(isOlder)
  }
  return token
}

/** Voids the latest link of a subject, which nobody has got, and lets those work again that it voided. */
export async function takeBackLink(context: AnyContext, kind: LinkKind, subjectId: string): Promise<void> {
  const [latest] = await listOpenLinks(context, kind, subjectId)
  if (latest === undefined || !(await revokeLink(context, kind, subjectId, latest.id))) return
  const isOfSubject = and(eq(links.kind, kind), eq(links.subjectId, subjectId), isNull(links.usedAt))
  const isVoidedByIt = and(isOfSubject, ne(links.id, latest.id), eq(links.revokedAt, latest.createdAt))
  await context.database.update(links).set({ revokedAt: null }).where(isVoidedByIt)
}

/** Unlike `createLink`, leaves the subject's other links open. */
export async function addLink(
  context: Pick<AnyContext, 'database' | 'clock'>,
  kind: LinkKind,
  subjectId: string | null,
  lifetimeMs: number,
): Promise<StoredLink & { token: string }> {
  const token = randomBytes(16).toString('base64url')
  return { ...(await insertOne(context.database, links, rowOf(context, kind, subjectId, token, lifetimeMs))), token }
}

/**
 * Makes a link whose token is derived from its id, so that `findRepeatableLink` can show it again. The token secret is not
 * in the database, so a copy of it still opens no link.
 */
export async function addRepeatableLink(
  context: Pick<AnyContext, 'database' | 'clock' | 'settings'>,
  kind: LinkKind,
  subjectId: string,
  lifetimeMs: number,
): Promise<StoredLink & { token: string }> {
  const id = randomUUID()
  const token = derivedToken(id, context.settings.tokenSecrets[0])
  const row = { id, ...rowOf(context, kind, subjectId, token, lifetimeMs) }
  return { ...(await insertOne(context.database, links, row)), token }
}

/** Returns the latest repeatable link of a subject that works for a day at least, with its token. */
export async function findRepeatableLink(
  context: AnyContext,
  kind: LinkKind,
  subjectId: string,
): Promise<(StoredLink & { token: string }) | undefined> {
  const soon = context.clock.now().getTime() + dayMs
  for (const link of await listOpenLinks(context, kind, subjectId)) {
    const tokens = context.settings.tokenSecrets.map((secret) => derivedToken(link.id, secret))
    const token = tokens.find((each) => hashOf(each) === link.tokenHash)
    if (token !== undefined && link.expiresAt.getTime() >= soon) return { ...link, token }
  }
  return undefined
}

/** Makes a link with a token of the caller's, or lets the one that has it already live on. */
export async function renewLink(
  context: Pick<AnyContext, 'database' | 'clock'>,
  kind: LinkKind,
  subjectId: string | null,
  token: string,
  lifetimeMs: number,
): Promise<void> {
  const row = rowOf(context, kind, subjectId, token, lifetimeMs)
  await context.database
    .insert(links)
    .values(row)
    .onConflictDoUpdate({ target: links.tokenHash, set: { expiresAt: row.expiresAt } })
}

function rowOf(
  { clock }: Pick<AnyContext, 'clock'>,
  kind: LinkKind,
  subjectId: string | null,
  token: string,
  lifetimeMs: number,
) {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  return { kind, subjectId, tokenHash: hashOf(token), createdAt, expiresAt }
}

/** Lists the latest first, without the secrets, since only their hashes are stored. */
export function listLinks(context: AnyContext, kind: LinkKind, subjectId: string): Promise<StoredLink[]> {
  return context.database
    .select()
    .from(links)
    .where(and(eq(links.kind, kind), eq(links.subjectId, subjectId)))
    .orderBy(desc(links.createdAt), desc(links.id))
}

/** Returns false when the subject has no such open link. */
export async function revokeLink(context: AnyContext, kind: LinkKind, subjectId: string, id: string): Promise<boolean> {
  const revoked = await context.database
    .update(links)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(links.id, id), isUnspent(kind, subjectId)))
    .returning({ id: links.id })
  return revoked.length > 0
}

export async function revokeLinks(
  context: Pick<AnyContext, 'database' | 'clock'>,
  kind: LinkKind,
  subjectId: string | null,
): Promise<void> {
  await context.database.update(links).set({ revokedAt: context.clock.now() }).where(isUnspent(kind, subjectId))
}

/** Voids the links of all subjects that a subquery selects. */
export async function revokeLinksToAny(
  { database, clock }: Pick<AnyContext, 'database' | 'clock'>,
  kinds: readonly LinkKind[],
  subjects: SQLWrapper,
): Promise<void> {
  const isTheirs = and(inArray(links.kind, kinds), inArray(links.subjectId, subjects))
  await database
    .update(links)
    .set({ revokedAt: clock.now() })
    .where(and(isTheirs, isNull(links.usedAt), isNull(links.revokedAt)))
}

/** The links of a subject that work, the latest first. */
export function listOpenLinks(context: AnyContext, kind: LinkKind, subjectId: string): Promise<StoredLink[]> {
  return context.database
    .select()
    .from(links)
    .where(and(isUnspent(kind, subjectId), gt(links.expiresAt, context.clock.now())))
    .orderBy(desc(links.createdAt))
}

/**
 * Marks a link as used and returns its subject. Of two concurrent uses exactly one succeeds, the other throws
 * `link.invalid`.
 */
export async function useLink(
  context: AnyContext,
  kinds: readonly LinkKind[],
  token: string,
): Promise<{ subjectId: string | null }> {
  const [used] = await context.database
    .update(links)
    .set({ usedAt: context.clock.now() })
    .where(isOpen(context, kinds, token))
    .returning({ subjectId: links.subjectId })
  if (used === undefined) throw new AppError('link.invalid')
  return used
}

/** Finds an open link without using it up. */
export async function findLink(
  context: AnyContext,
  kinds: readonly LinkKind[],
  token: string,
): Promise<Pick<StoredLink, 'kind' | 'subjectId' | 'expiresAt'> | undefined> {
  const [found] = await context.database
    .select({ kind: links.kind, subjectId: links.subjectId, expiresAt: links.expiresAt })
    .from(links)
    .where(isOpen(context, kinds, token))
  return found
}

/** Counts an opening of a link by one statement, so that none is lost; returns false if the link does not work. */
export async function countOpening(context: AnyContext, kind: LinkKind, token: string): Promise<boolean> {
  const counted = await context.database
    .update(links)
    .set({ openings: sql`${links.openings} + 1`, lastOpenedAt: context.clock.now() })
    .where(isOpen(context, [kind], token))
    .returning({ id: links.id })
  return counted.length > 0
}

function isUnspent(kind: LinkKind, subjectId: string | null) {
  const isOfSubject = subjectId === null ? isNull(links.subjectId) : eq(links.subjectId, subjectId)
  return and(eq(links.kind, kind), isOfSubject, isNull(links.usedAt), isNull(links.revokedAt))
}

function isOpen(context: AnyContext, kinds: readonly LinkKind[], token: string) {
  return and(
    eq(links.tokenHash, hashOf(token)),
    inArray(links.kind, kinds),
    gt(links.expiresAt, context.clock.now()),
    isNull(links.usedAt),
    isNull(links.revokedAt),
  )
}

function derivedToken(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`link ${id}`).digest().subarray(0, 16).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
