import * as z from 'zod/mini'
import { defineList } from './list.ts'
import { daySchema, idSchema, namedRefSchema, searchText } from './primitives.ts'

/** What an entry can be about; an endpoint where somebody was refused. */
export const auditEntities = [
  'organization',
  'user',
  'pickup',
  'training',
  'slide-set',
  'quiz',
  'bin',
  'bin-order',
  'contact-message',
  'report',
  'factor-set',
  'company',
  'endpoint',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** Everything that is recorded, as `entity.verb`. */
export const auditActions = [
  'session.start',
  'session.end',
  'session.refuse',
  'session.reuse-detected',
  'access.refuse',
  'organization.create',
  'organization.change',
  'organization.archive',
  'user.set-up',
  'user.create',
  'user.change',
  'user.deactivate',
  'user.request-password-reset',
  'user.reset-password',
  'user.change-password',
  'calendar-address.renew',
  'calendar-address.revoke',
  'pickup.schedule',
  'pickup.reschedule',
  'pickup.change',
  'pickup.complete',
  'pickup.archive',
  'training.schedule',
  'training.change',
  'training.complete',
  'slide-set.create',
  'slide-set.change',
  'slide-set.archive',
  'quiz.create',
  'quiz.change',
  'quiz.archive',
  'quiz.answer',
  'bin.create',
  'bin.change',
  'bin.archive',
  'bin-order.create',
  'bin-order.confirm',
  'bin-order.hold',
  'bin-order.complete',
  'bin-order.cancel',
  'bin-order.change',
  'bin-order.archive',
  'contact-message.send',
  'report.create',
  'report.revise',
  'report.share',
  'report.revoke-link',
  'factor-set.add',
  'company.change',
] as const
export type AuditAction = (typeof auditActions)[number]

const auditEntrySchema = z.object({
  _id: idSchema,
  at: z.string(),
  /** Who did it; null for the system or someone not signed in. */
  actor: z.nullable(namedRefSchema),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** What an organization or user is called today, and whose pickup it is; null for everything else. */
  entityName: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  ip: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const auditEndpoints = defineList({
  path: '/audit',
  access: 'audit:read',
  summary: 'Who changed what and when',
  row: auditEntrySchema,
  filters: {
    entity: searchText(),
    id: z.optional(idSchema),
    actor: z.optional(idSchema),
    action: searchText(),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  },
  sorts: ['at', 'action', 'entity'],
  defaultSort: '-at',
})
