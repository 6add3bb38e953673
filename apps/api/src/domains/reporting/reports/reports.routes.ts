import { downloadEndpoints } from '@thant/contracts/reporting/report-downloads'
import { reportEndpoints, reportList } from '@thant/contracts/reporting/reports'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { getOwnEvidenceFile, getSharedEvidenceFile } from './evidence-file.service.ts'
import { getSharedSlip } from './evidence-loads.queries.ts'
import { publishReport } from './publication.service.ts'
import { getSharedEvidence } from './report-evidence.queries.ts'
import { getReportPdf, getReportPdfState, getSharedPdf, getSharedPdfState } from './report-files.service.ts'
import { archiveReport, renameReport } from './report-labels.service.ts'
import { findReportProof, verifyReport } from './report-proof.queries.ts'
import { countVisit } from './report-visits.service.ts'
import {
  getReadableReport,
  getSharedReport,
  listReportLinks,
  listReports,
  listSourcePickups,
  readReports,
} from './reports.queries.ts'
import { createReport, previewReport, reviseReport, revokeReportLink, shareReport } from './reports.service.ts'

export async function reportRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    reportEndpoints,
  )({
    list: ({ context, query }) => listReports(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'reports', {
        columns: reportList.list.columns,
        all: (reading) => readReports(reading, query),
      }),
    preview: ({ context, body }) => previewReport(context, body),
    create: ({ context, body }) => createReport(context, body),
    get: ({ context, params }) => getReadableReport(context, params.id),
    find: ({ context, query }) => findReportProof(context, query.sha256),
    verify: ({ context, params, query }) => verifyReport(context, params.id, query.sha256),
    revise: ({ context, params }) => reviseReport(context, params.id),
    rename: ({ context, params, body }) => renameReport(context, params.id, body.name),
    archive: ({ context, params }) => archiveReport(context, params.id),
    publish: ({ context, params, body }) => publishReport(context, params.id, body.isPublic),
    pickups: ({ context, params, query }) => listSourcePickups(context, params.id, query),
    links: ({ context, params }) => listReportLinks(context, params.id),
    share: ({ context, params, body }) => shareReport(context, params.id, body.expiresInDays),
    revokeLink: ({ context, params }) => revokeReportLink(context, params.id, params.linkId),
    shared: ({ context, params }) => getSharedReport(context, params.link),
    evidence: ({ context, params }) => getSharedEvidence(context, params.link),
    slip: ({ context, params }) => getSharedSlip(context, params.link, params.load),
    evidenceFile: ({ context, params, query }) => getSharedEvidenceFile(context, params.link, query.language),
    ownEvidenceFile: ({ context, params, query }) => getOwnEvidenceFile(context, params.id, query.language),
    visit: ({ context, params }) => countVisit(context, params.link),
  })
  serve(
    app,
    downloadEndpoints,
  )({
    pdf: ({ context, params, query }) => getReportPdf(context, params.id, query),
    state: ({ context, params, query }) => getReportPdfState(context, params.id, query),
    shared: ({ context, params, query }) => getSharedPdf(context, params.link, query),
    sharedState: ({ context, params, query }) => getSharedPdfState(context, params.link, query),
  })
}
