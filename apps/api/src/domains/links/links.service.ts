import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { links } from '#database/schema/links.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'

export type LinkKind = 'password-reset' | 'invitation' | 'setup'

const hour = 3_600_000
const lifetimes: Record<LinkKind, number> = { 'password-reset': hour, invitation: 7 * 24 * hour, setup: 24 * hour }

/** Makes a secret link of 128 random bits and voids the older ones of its kind and subject; only its hash is kept. */
export async function createLink(
  context: Pick<AnyContext, 'database' | 'clock'>,
  kind: LinkKind,
  subjectId: string | null,
): Promise<string> {
  const now = context.clock.now()
  const isOlder = subjectId === null ? isNull(links.subjectId) : eq(links.subjectId, subjectId)
  await context.database
    .update(links)
    .set({ revokedAt: now })
    .where(and(eq(links.kind, kind), isOlder, isNull(links.usedAt), isNull(links.revokedAt)))
  const token = randomBytes(16).toString('base64url')
  await context.database.insert(links).values({
    kind,
    subjectId,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[kind]),
  })
  return token
}

/** Uses a link up and returns its subject; of two concurrent uses exactly one wins. Throws `link.invalid` otherwise. */
export async function useLink(
  context: AnyContext,
  kinds: LinkKind[],
  token: string,
): Promise<{ subjectId: string | null }> {
  for (const kind of kinds) {
    const [used] = await context.database
      .update(links)
      .set({ usedAt: context.clock.now() })
      .where(isOpen(context, kind, token))
      .returning({ subjectId: links.subjectId })
    if (used !== undefined) return used
  }
  throw new AppError('link.invalid')
}

export async function isLinkOpen(context: AnyContext, kind: LinkKind, token: string): Promise<boolean> {
  const found = await context.database
    .select({ id: links.id })
    .from(links)
    .where(isOpen(context, kind, token))
  return found.length > 0
}

function isOpen(context: AnyContext, kind: LinkKind, token: string) {
  return and(
    eq(links.tokenHash, hashOf(token)),
    eq(links.kind, kind),
    gt(links.expiresAt, context.clock.now()),
    isNull(links.usedAt),
    isNull(links.revokedAt),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
