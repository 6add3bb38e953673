import { type AuditEntry, auditEndpoints } from '@thant/contracts/audit'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { auditListing } from './audit.queries.ts'

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    auditEndpoints,
  )({
    list: ({ context, query }) => auditListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'audit', columns, (reading) => auditListing.all(reading, query)),
  })
}

const columns: ReadonlyArray<ExportColumn<AuditEntry>> = [
  { header: 'Time', instant: (row) => row.at },
  { header: 'Who', person: (row) => row.actor?.name ?? null },
  { header: 'Action', text: (row) => row.action },
  { header: 'Entity', text: (row) => row.entity },
  { header: 'Name', text: (row) => row.entityName },
  { header: 'Id', text: (row) => row.entityId },
  { header: 'Before', text: (row) => row.before && JSON.stringify(row.before) },
  { header: 'After', text: (row) => row.after && JSON.stringify(row.after) },
]
