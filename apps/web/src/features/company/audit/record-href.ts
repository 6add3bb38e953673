import type { AuditEntry } from '@thant/contracts/company/audit'
import { generatePath } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { organizationProfileHref, userProfileHref } from '#lib/links/profile-href.ts'

/** Returns the address of an entry's record; undefined for a deleted record and for one without a screen. */
export function recordHref({ entity, entityId, organizationId, action, after }: AuditEntry): string | undefined {
  if (entity === 'day-plan' && typeof after?.day === 'string') return `${paths.dayBoard}?day=${after.day}`
  if (entityId === null || action.endsWith('.archive') || action.endsWith('.deactivate')) return undefined
  if (entity === 'organization') return organizationProfileHref(entityId)
  if (entity === 'user') return userProfileHref(entityId)
  if (entity === 'invoice' && organizationId !== null) {
    return generatePath(paths.invoice, { organizationId, paymentId: entityId })
  }
  if (entity === 'schedule') return generatePath(paths.scheduleEdit, { scheduleId: entityId })
  return entity === 'pickup' ? generatePath(paths.pickupEdit, { logisticsId: entityId }) : undefined
}
