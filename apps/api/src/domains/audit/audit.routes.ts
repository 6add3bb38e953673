import { type AuditEntry, auditEndpoints } from '@thant/contracts/audit'
import type { FastifyInstance } from 'fastify'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { auditListing } from './audit.queries.ts'

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    auditEndpoints,
  )({
    list: ({ context, query }) => auditListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'audit', columns, (reading) => auditListing.all(reading, query)),
  })
}

const columns: ReadonlyArray<ExportColumn<AuditEntry>> = [
  { header: 'Time', cell: (row) => row.at },
  { header: 'Who', cell: (row) => row.actor?.name ?? null },
  { header: 'Action', cell: (row) => row.action },
  { header: 'Entity', cell: (row) => row.entity },
  { header: 'Name', cell: (row) => row.entityName },
  { header: 'Id', cell: (row) => row.entityId },
  { header: 'Before', cell: (row) => row.before && JSON.stringify(row.before) },
  { header: 'After', cell: (row) => row.after && JSON.stringify(row.after) },
]
