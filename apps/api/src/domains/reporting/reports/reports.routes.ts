import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { downloadEndpoints } from '@thant/contracts/reporting/report-downloads'
import { reportEndpoints, reportList } from '@thant/contracts/reporting/reports'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getOwnEvidenceFile, getSharedEvidenceFile } from './evidence/evidence-file.service.ts'
import { getSharedSlip } from './evidence/evidence-loads.queries.ts'
import { getSharedEvidence } from './evidence/report-evidence.queries.ts'
import { getReportPdf, getReportPdfState, getSharedPdf, getSharedPdfState } from './report-files.service.ts'
import { archiveReport, renameReport } from './report-labels.service.ts'
import { findReportProof, verifyReport } from './report-proof.queries.ts'
import { getReadableReport, getSharedReport, listReports, listSourcePickups, readReports } from './reports.queries.ts'
import { createReport, previewReport, reviseReport } from './reports.service.ts'
import { publishReport } from './sharing/publication.service.ts'
import { listReportLinks, revokeReportLink, shareReport } from './sharing/report-links.service.ts'
import { countReportOpening } from './sharing/report-openings.service.ts'
import { getSharedGri, getSharedPdfOfGri } from './sharing/shared-gri.queries.ts'

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
    links: ({ context, params }) => listReportLinks(context, 'report', params.id),
    share: ({ context, params, body }) => shareReport(context, 'report', { ...params, ...body }),
    revokeLink: ({ context, params }) => revokeReportLink(context, 'report', params),
    evidence: ({ context, params }) => getSharedEvidence(context, 'report', params.link),
    slip: ({ context, params }) => getSharedSlip(context, 'report', params),
    evidenceFile: ({ context, params, query }) => getSharedEvidenceFile(context, 'report', { ...params, ...query }),
    ownEvidenceFile: ({ context, params, query }) => getOwnEvidenceFile(context, 'report', { ...params, ...query }),
    opening: ({ context, params }) => countReportOpening(context, 'report', params.link),
    formerOpening: ({ context, params }) => countReportOpening(context, 'report', params.link),
    shared: ({ context, params }) => getSharedReport(context, params.link),
  })
  serve(
    app,
    griReportLinkEndpoints,
  )({
    links: ({ context, params }) => listReportLinks(context, 'gri-report', params.id),
    share: ({ context, params, body }) => shareReport(context, 'gri-report', { ...params, ...body }),
    revokeLink: ({ context, params }) => revokeReportLink(context, 'gri-report', params),
    evidence: ({ context, params }) => getSharedEvidence(context, 'gri-report', params.link),
    slip: ({ context, params }) => getSharedSlip(context, 'gri-report', params),
    evidenceFile: ({ context, params, query }) => getSharedEvidenceFile(context, 'gri-report', { ...params, ...query }),
    ownEvidenceFile: ({ context, params, query }) => getOwnEvidenceFile(context, 'gri-report', { ...params, ...query }),
    opening: ({ context, params }) => countReportOpening(context, 'gri-report', params.link),
    formerOpening: ({ context, params }) => countReportOpening(context, 'gri-report', params.link),
    shared: ({ context, params }) => getSharedGri(context, params.link),
    sharedPdf: ({ context, params, query }) => getSharedPdfOfGri(context, params.link, query.language),
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
