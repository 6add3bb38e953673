import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'

export const auditArchiveEndpoints = {
  archive: endpoint({
    method: 'GET',
    path: '/audit/archive',
    access: 'audit:read',
    summary: 'The day before which entries of the audit log are in the archive; null without an archive',
    reply: z.object({ archivedBefore: z.nullable(daySchema) }),
  }),
}
