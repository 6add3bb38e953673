import { createHash } from 'node:crypto'
import type { Endpoint } from '@thant/contracts/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { idempotencyKeys } from '#database/schema/requests.ts'
import type { AnyRequestContext } from '../context.ts'
import { AppError } from './app-error.ts'
import { openReply, sealReply } from './sealed-reply.ts'

type Claim = { actor: string; endpoint: string; key: string }

/**
 * Claims an Idempotency-Key in the write's transaction, so that a refused write leaves none. Two requests with one key
 * queue at its row, and the second gets the reply of the first. Another body under the same key is refused.
 */
export async function claimIdempotencyKey(
  transaction: Queryable,
  context: AnyRequestContext,
  endpoint: Endpoint,
  key: string,
  request: unknown,
): Promise<{ reply: string } | { store(reply: string): Promise<unknown> }> {
  const { tokenSecrets } = context.settings
  const claim: Claim = {
    actor: context.actor?.id ?? context.ip,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key: createHash('sha256').update(key).digest('base64url'),
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ ...claim, bodyHash, createdAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) {
    const store = (reply: string) =>
      transaction
        .update(idempotencyKeys)
        .set({ reply: sealReply(reply, key, tokenSecrets[0]) })
        .where(isClaim(claim))
    return { store }
  }
  const [first] = await transaction.select().from(idempotencyKeys).where(isClaim(claim))
  if (first?.reply == null || first.bodyHash !== bodyHash) throw new AppError('idempotency-key.reused')
  const reply = openReply(first.reply, key, tokenSecrets)
  if (reply === undefined) throw new AppError('idempotency-key.reused')
  return { reply }
}

function isClaim(claim: Claim) {
  return and(
    eq(idempotencyKeys.actor, claim.actor),
    eq(idempotencyKeys.endpoint, claim.endpoint),
    eq(idempotencyKeys.key, claim.key),
  )
}
