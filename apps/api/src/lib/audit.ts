import type { AuditAction, AuditEntity } from '@thant/contracts/audit'
import { givenRow } from '#database/prepared-query.ts'
import { auditEntries } from '#database/schema/audit.ts'
import type { AnyContext } from './context.ts'

type Values = Record<string, unknown>

export type AuditEvent = {
  action: AuditAction
  entity: AuditEntity
  entityId: string | null
  before?: Values | null
  after?: Values | null
  /** Whoever did it, where that is not the signed-in caller. */
  actorId?: string
}

/**
 * Records a change in the transaction of the change. A refusal is recorded where no transaction is open, since the
 * error that follows would roll its entry back.
 */
export function recordAudit(context: AnyContext, event: AuditEvent): Promise<unknown> {
  return context.database.insert(auditEntries).values(auditEntryOf(context, event))
}

/** The row of an event, for a write that records it in the same statement. */
export function auditEntryOf(context: AnyContext, event: AuditEvent): typeof auditEntries.$inferInsert {
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

/** The same row in a prepared query, which is given `auditEntryOf`. */
export const givenAuditEntry = givenRow(
  'at',
  'actorId',
  'action',
  'entity',
  'entityId',
  'before',
  'after',
  'ip',
  'requestId',
)

/** The fields that differ, with their values before and after. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return {
    before: Object.fromEntries(changed.map((key) => [key, before[key] ?? null])),
    after: Object.fromEntries(changed.map((key) => [key, after[key] ?? null])),
  }
}
