import type { AuditAction } from '@thant/contracts/company/audit'
import type { AuditEntity } from '@thant/contracts/company/audit-entities'
import { auditEntries } from '#database/schema/audit.ts'
import type { AnyContext } from '../context.ts'

/** Who acts, when and from where. */
type Acting = Pick<AnyContext, 'database' | 'clock' | 'actor' | 'ip' | 'requestId'>

type Values = Record<string, unknown>

export type AuditEvent = {
  action: AuditAction
  entity: AuditEntity
  entityId: string | null
  before?: Values | null
  after?: Values | null
  /** The user who acted, if that is not the signed-in caller. */
  actorId?: string
}

/**
 * Records a change in its transaction. A refusal must be recorded outside any transaction, because the error that
 * follows would roll the entry back.
 */
export function recordAudit(context: Acting, event: AuditEvent): Promise<unknown> {
  return context.database.insert(auditEntries).values(entryOf(context, event))
}

/** The same for one change of many records. */
export async function recordAudits(context: Acting, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await context.database.insert(auditEntries).values(events.map((event) => entryOf(context, event)))
}

function entryOf(context: Acting, event: AuditEvent): typeof auditEntries.$inferInsert {
  return {
    at: context.clock.now(),
    actorId: event.actorId ?? context.actor?.id ?? null,
    action: event.action,
    entity: event.entity,
    entityId: event.entityId,
    before: event.before ?? null,
    after: event.after ?? null,
    ip: context.ip,
    requestId: context.requestId,
  }
}

export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return {
    before: Object.fromEntries(changed.map((key) => [key, before[key] ?? null])),
    after: Object.fromEntries(changed.map((key) => [key, after[key] ?? null])),
  }
}
